import { expect, test } from 'vitest'
import { parseCases } from '../../testing/parse-cases.ts'
import { toDocument } from '../../testing/to-document.ts'
import { assignSections } from '../sections.ts'
import { readJobs } from './jobs.ts'

/** The jobs of a work history in short: title @ employer, and how many lines of duties. */
const worked = (text: string) =>
  readJobs(assignSections(toDocument(text).lines), '2026-11-24')
    .map(({ title, name, body }) => `${title} @ ${name} ${body.length}`)
    .join('; ')
const history = (text: string) => worked(`EXPERIENCE\n${text}`)

const around = parseCases(`
RBT / Sun School / 2019 - 2021 => RBT @ Sun School 0
RBT / Sun School / Mesa, AZ / 2019 - 2021 => RBT @ Sun School 0
Sun School / RBT / 2019 - 2021 => RBT @ Sun School 0
2019 - 2021 / RBT / Sun School => RBT @ Sun School 0
2019 - 2021 / Sun School / RBT => RBT @ Sun School 0
2019 - 2021 / Sun School / RBT / • one => RBT @ Sun School 1
2019 - 2021 / • RBT / Sun School => -
2019 - 2021 / Alpha / Beta => Alpha @ Beta 0
RBT, 2019 - 2021 / Sun School => RBT @ Sun School 0
RBT, 2019 - 2021 / Beta => RBT @ Beta 0
RBT, 2019 - 2021 / beta => RBT @ beta 0
RBT, 2019 - 2021 / -- Beta => RBT @ Beta 0
RBT, 2019 - 2021 / ---- Beta => RBT @ Beta 0
RBT, 2019 - 2021 / 1 Beta => RBT @ 1 Beta 0
RBT, 2019 - 2021 / Cashier => RBT @  1
Sun School / RBT, 2019 - 2021 => RBT @ Sun School 0
Beta / RBT, 2019 - 2021 => RBT @ Beta 0
Cashier / RBT, 2019 - 2021 => Cashier @ RBT 0
Beta / RBT, 2019 - 2021 / Sun School => RBT @ Beta 1
Sun School / RBT, 2019 - 2021 / Beta => RBT @ Sun School 1
Sun School, 2019 - 2021 / RBT => RBT @ Sun School 0
Sun School, 2019 - 2021 / Alpha => Alpha @ Sun School 0
Sun School, 2019 - 2021 / Alpha beta gamma delta epsilon => Alpha beta gamma delta epsilon @ Sun School 0
Sun School, 2019 - 2021 / Alpha beta gamma delta epsilon zeta =>  @ Sun School 1
Sun School, 2019 - 2021 / • Alpha =>  @ Sun School 1
Alpha, 2019 - 2021 / Beta => Alpha @ Beta 0
Alpha, Beta, 2019 - 2021 / RBT => RBT @ Alpha 0
RBT / Sun School, 2019 - 2021 => RBT @ Sun School 0
Alpha / Sun School, 2019 - 2021 => Alpha @ Sun School 0
RBT / Sun School, 2019 - 2021 / Cashier => RBT @ Sun School 1
RBT, Sun School, 2019 - 2021 / Beta => RBT @ Sun School 1
Bright Path Behavior / Services, RBT, 2019 - 2021 => RBT @ Services 0
RBT, Bright Path Behavior, 2019 - 2021 / Services => RBT @ Bright Path Behavior 1
RBT / Bright Path Behavior, 2019 - 2021 / Services => RBT @ Bright Path Behavior 1
2019 - 2021 / Bright Path Behavior / Services / RBT =>  @ Bright Path Behavior Services 1
2019 - 2021 / RBT / Bright Path / School District => RBT @ Bright Path 1
RBT, Sun School, 2019 - 2021 / • one / Cashier, Moon Store, 2018 - 2019 / • two => RBT @ Sun School 1; Cashier @ Moon Store 1
RBT, Sun School, 2019 - 2021 / Cashier, Moon Store, 2018 - 2019 => RBT @ Sun School 0; Cashier @ Moon Store 0
Sun School / RBT, 2019 - 2021 / Lead RBT, 2021 - 2022 => RBT @ Sun School 0; Lead RBT @ Sun School 0
Sun School / RBT, 2019 - 2021 / Nanny, 2021 - 2022 => RBT @ Sun School 0; Nanny @  0
Sun School / RBT, 2019 - 2021 / Babysitter, 2021 - 2022 => RBT @ Sun School 0; Babysitter @  0
Sun School / RBT, 2019 - 2021 / Caregiver, 2021 - 2022 => RBT @ Sun School 0; Caregiver @  0
Sun School / RBT, 2019 - 2021 / Freelance writer, 2021 - 2022 => RBT @ Sun School 0; Freelance writer @  0
Sun School / RBT, 2019 - 2021 / Volunteer, 2021 - 2022 => RBT @ Sun School 0; Volunteer @  0
Sun School / RBT, 2019 - 2021 / Tutor, 2021 - 2022 => RBT @ Sun School 0; Tutor @  0
Sun School / RBT, 2019 - 2021 / Niñero, 2021 - 2022 => RBT @ Sun School 0; Niñero @  0
Sun School / RBT, 2019 - 2021 / Self-employed cook, 2021 - 2022 => RBT @ Sun School 0; Self-employed cook @  0
Sun School, 2015 - 2022 / RBT, 2019 - 2021 => RBT @ Sun School 0
Sun School, 2015 - 2022 / • one / RBT, 2019 - 2021 => RBT @ Sun School 0
Alpha, 2015 - 2022 / RBT, 2019 - 2021 => RBT @ Alpha 0
Sun School / RBT, 2019 - 2021 / VOLUNTEER / Lead RBT, 2021 - 2022 => RBT @ Sun School 0; Lead RBT @  0
RBT, 2019 - 2021 => RBT @  0
Alpha, Beta, 2019 - 2021 / RBT, Sun School, 2018 - 2019 => Alpha @ Beta 0; RBT @ Sun School 0
Alpha, Beta, 2019 - 2021 / Sun School, RBT, 2018 - 2019 => Beta @ Alpha 0; RBT @ Sun School 0
Alpha, Beta, 2019 - 2021 / Sun School, RBT, 2018 - 2019 / Cashier, Moon Store, 2012 - 2013 => Alpha @ Beta 0; RBT @ Sun School 0; Cashier @ Moon Store 0
2019 - 2021 => -
RBT, Sun School, 2019 - 2021 () => RBT @ Sun School 0
RBT (2019 - 2021) / Sun School => RBT @ Sun School 0
RBT ( 2019 - 2021 ) / Sun School => RBT @ Sun School 0
RBT since 2019 / Sun School => RBT @ Sun School 0
RBT desde 2019 / Sun School => RBT @ Sun School 0
SKILLS / RBT / EXPERIENCE / Sun School, 2019 - 2021 =>  @ Sun School 0
Ana Ruiz / Mesa / RBT, 2019 - 2021 / Sun School => RBT @ Mesa 1
RBT / 2019 - 2021 / {Beta, -- Beta} => RBT @ Beta 0
RBT / 2019 - 2021 / sun school => RBT @ sun school 0
RBT / 2019 - 2021 / 1 Beta Store => RBT @ 1 Beta Store 0
RBT / 2019 - 2021 / Cashier => RBT @ Cashier 0
RBT / 2019 - 2021 / {beta, ---- Beta, 1 beta} => RBT @  1
RBT / Mesa, AZ / Ajo, AZ / 2019 - 2021 => RBT @  0
RBT / Mesa, AZ / Ajo, AZ / Tempe, AZ / 2019 - 2021 => -
2019 - 2021 / Mesa, AZ / RBT, Sun School => RBT @ Sun School 0
2019 - 2021 / Mesa, AZ / Ajo, AZ / RBT, Sun School => -
RBT / Services, 2019 - 2021 => RBT @ Services 0
Behavior Technician Center / Services, 2019 - 2021 => Behavior Technician Center Services @  0
Bright Path / Services, 2019 - 2021 / RBT => RBT @ Services 0
Alpha, Beta, 2019 - 2021 / Moon School, RBT, 2018 - 2019 / Sun School, Cashier, 2017 - 2018 / Cook, Sea Diner, 2016 - 2017 => Beta @ Alpha 0; RBT @ Moon School 0; Cashier @ Sun School 0; Cook @ Sea Diner 0
Alpha, Beta, 2019 - 2021 / RBT School, Moon School, 2018 - 2019 => Alpha @ Beta 0; RBT School @ Moon School 0
`)
test.each(around)('%j', (text, said) => expect(history(text)).toBe(said))

const duties = parseCases(`
Ran games / RBT, 2019 - 2021 => RBT @ Ran games 0
{Led a group, The kids there are} / RBT, 2019 - 2021 => RBT @  0
Taught kids / RBT, 2019 - 2021 => RBT @ Taught kids 0
Wrote plans / RBT, 2019 - 2021 => RBT @ Wrote plans 0
Helped kids / RBT, 2019 - 2021 => RBT @ Helped kids 0
Responsible for kids / RBT, 2019 - 2021 => RBT @ Responsible for kids 0
My kids here / RBT, 2019 - 2021 => RBT @ My kids here 0
Apoyé a niños / RBT, 2019 - 2021 => RBT @ Apoyé a niños 0
{Ran kids and games there, Taught three of four kids} / RBT, 2019 - 2021 => RBT @  0
The Whitfield Family, Katy / RBT, 2019 - 2021 => RBT @ The Whitfield Family 0
A Whitfield Family, Katy / RBT, 2019 - 2021 => RBT @ A Whitfield Family 0
An old Family, Katy / RBT, 2019 - 2021 => RBT @ An old Family 0
Thee Family, Katy / RBT, 2019 - 2021 => RBT @ Thee Family 0
The Whitfield Family Katy / RBT, 2019 - 2021 => RBT @  0
The one two three four Family, big Katy / RBT, 2019 - 2021 => RBT @ The one two three four Family 0
The one two three four five Family, big Katy / RBT, 2019 - 2021 => RBT @  0
Sun School is a place for kids. / RBT, 2019 - 2021 => RBT @  0
Sun School is a place to. / RBT, 2019 - 2021 => RBT @ Sun School is a place to 0
Sun School is a place to be / RBT, 2019 - 2021 => RBT @ Sun School is a place to be 0
Sun School one two three four five six seven eight nine ten one two three four / RBT, 2019 - 2021 => RBT @ Sun School one two three four five six seven eight nine ten one two three four 0
Sun School one two three four five six seven eight nine ten one two three four five / RBT, 2019 - 2021 => RBT @  0
{Loved the School, Loving the School} / RBT, 2019 - 2021 => RBT @  0
Loved School / RBT, 2019 - 2021 => RBT @ Loved School 0
Loved the, School / RBT, 2019 - 2021 => RBT @ School 0
Loved the | School / RBT, 2019 - 2021 => RBT @ School 0
Loved the\tSchool / RBT, 2019 - 2021 => RBT @ School 0
Registered Sun School / RBT, 2019 - 2021 => RBT @ Registered Sun School 0
Licensed Sun School / RBT, 2019 - 2021 => RBT @ Licensed Sun School 0
Certified Sun School / RBT, 2019 - 2021 => RBT @ Certified Sun School 0
Teaching Sun School / RBT, 2019 - 2021 => RBT @ Teaching Sun School 0
Nursing Sun School / RBT, 2019 - 2021 => RBT @ Nursing Sun School 0
Learning Sun School / RBT, 2019 - 2021 => RBT @ Learning Sun School 0
Building Sun School / RBT, 2019 - 2021 => RBT @ Building Sun School 0
United Sun School / RBT, 2019 - 2021 => RBT @ United Sun School 0
Advanced Sun School / RBT, 2019 - 2021 => RBT @ Advanced Sun School 0
Spring Sun School / RBT, 2019 - 2021 => RBT @ Spring Sun School 0
King Sun School / RBT, 2019 - 2021 => RBT @ King Sun School 0
Rising Sun School / RBT, 2019 - 2021 => RBT @ Rising Sun School 0
Growing Sun School / RBT, 2019 - 2021 => RBT @ Growing Sun School 0
Blooming Sun School / RBT, 2019 - 2021 => RBT @ Blooming Sun School 0
Integrated Sun School / RBT, 2019 - 2021 => RBT @ Integrated Sun School 0
Inspired Sun School / RBT, 2019 - 2021 => RBT @ Inspired Sun School 0
Living Sun School / RBT, 2019 - 2021 => RBT @ Living Sun School 0
Banking Sun School / RBT, 2019 - 2021 => RBT @ Banking Sun School 0
{Unlicensed, Kinging} Sun School / RBT, 2019 - 2021 => RBT @  0
Qualified Behavior Analyst of Sun School / 2019 - 2021 => Qualified Behavior Analyst of Sun School @  0
Used Behavior Analyst / Sun School, 2019 - 2021 => Used Behavior Analyst @ Sun School 0
Used behavior analyst words / Sun School, 2019 - 2021 =>  @ Sun School 0
Used One Two Three Behavior Analyst / Sun School, 2019 - 2021 => Used One Two Three Behavior Analyst @ Sun School 0
Used One Two Three Four Behavior Analyst / Sun School, 2019 - 2021 => Used One Two Three Four Behavior Analyst @ Sun School 0
-- / RBT, 2019 - 2021 => RBT @  0
{ana@example.test, (602) 555-0100, 602-555-0100, 602.555.0100, 602 555 0100, linkedin.com/in/school, https://school.test, http:school} / RBT, 2019 - 2021 => RBT @  0
ana@school / RBT, 2019 - 2021 => RBT @ ana@school 0
School 602-5550-100 / RBT, 2019 - 2021 => RBT @ School 602-5550-100 0
School 60-555-0100 / RBT, 2019 - 2021 => RBT @ School 60-555-0100 0
School 602-555-010 / RBT, 2019 - 2021 => -
School @ .x / RBT, 2019 - 2021 => RBT @ School 0
http school / RBT, 2019 - 2021 => RBT @ http school 0
Ran the Family, Katy / RBT, 2019 - 2021 => RBT @  0
Assist the Family, Katy / RBT, 2019 - 2021 => RBT @  0
Used One Two Three Four Five Behavior Analyst / Sun School, 2019 - 2021 =>  @ Sun School 0
used One Two Behavior Analyst / Sun School, 2019 - 2021 =>  @ Sun School 0
Singer of Sun School / RBT, 2019 - 2021 => RBT @ Singer of Sun School 0
Sun School {(602) 555-0100, 602-555-0100, 602.555.0100, 602 555 0100, (602)-555.0100} / RBT, 2019 - 2021 => RBT @  0
Sun School 602 555x0100 / RBT, 2019 - 2021 => RBT @ Sun School 602 555x0100 0
Sun School 602x555 0100 / RBT, 2019 - 2021 => RBT @ Sun School 602x555 0100 0
`)
test.each(duties)('%j', (text, said) => expect(history(text)).toBe(said))

const top = parseCases(`
Ana Ruiz / RBT, 2019 - 2021 => RBT @  0
Ana Ruiz / Sun School / RBT, 2019 - 2021 => RBT @ Sun School 0
Ana Ruiz / Cashier / Sun School, 2019 - 2021 => Cashier @ Sun School 0
VOLUNTEER / Alpha / RBT, 2019 - 2021 => RBT @ Alpha 0
SUMMARY / Alpha / RBT, 2019 - 2021 => RBT @  0
`)
test.each(top)('%j', (text, said) => expect(worked(text)).toBe(said))
