// What was typed below a résumé, as the object that a reader is measured against. What was not typed is not asked.
import type { Source } from './source.ts'

type Employer = { name: string; title: string; from?: string | null; to?: string | null }

export type Label = {
  file: string
  set: 'known' | 'unseen'
  kind: string
  engine: string
  layout: string
  readable: boolean
  is_resume?: boolean
  position?: string
  certifications?: { kind: string; number: string | null; state: string }[]
  current_rbt?: boolean
  aba_months?: number | null
  related_months?: number | null
  skills?: string[]
  assessments?: string[]
  systems?: string[]
  /** Terms that two people would not agree upon: neither asked nor counted against. */
  either?: string[]
  languages?: string[]
  education?: { highest: string | null }
  employers?: Employer[]
}

const skillNames: Record<string, string> = Object.fromEntries(
  `dtt=Discrete Trial Training;net=Natural Environment Training;prt=Pivotal Response Training;vb=Verbal Behavior;fct=Functional Communication Training;pecs=PECS;aac=AAC Devices;prompt=Prompting and Fading;errorless=Errorless Teaching;shaping=Shaping;chaining=Chaining;ta=Task Analysis;token=Token Economy;reinf=Reinforcement;diff=Differential Reinforcement;ext=Extinction;pref=Preference Assessment;data=Data Collection;graph=Graphing;notes=Session Notes;bip=Behavior Plan Implementation;bipw=Behavior Plan Writing;tx=Treatment Planning;sap=Skill Acquisition Programs;gen=Generalization;parent=Parent Training;rbtsup=RBT Supervision;staff=Staff Training;fws=Fieldwork Supervision;case=Caseload Management;auth=Insurance Authorization;inter=Interdisciplinary Collaboration;deesc=De-escalation;severe=Severe Problem Behavior;sc=Safety-Care;cpi=CPI;pcm=PCM;cpr=CPR / First Aid;toilet=Toilet Training;feed=Feeding;dls=Daily Living Skills;social=Social Skills;play=Play Skills;ei=Early Intervention;home=In-home Sessions;clinic=Clinic Sessions;school=School-based;tele=Telehealth;iep=IEP Support;visual=Visual Supports;hipaa=HIPAA;obm=Organizational Behavior Management;vbmapp=VB-MAPP;ablls=ABLLS-R;afls=AFLS;peak=PEAK;vineland=Vineland;fba=FBA;fa=FA;cr=CentralReach;catalyst=Catalyst;rethink=Rethink;motivity=Motivity;hirasmus=Hi Rasmus`
    .split(';')
    .map((one) => one.split('=')),
)

const states: Record<string, string> = { active: 'active-claimed', 'in-training': 'in-training', expired: 'expired' }
const degrees: Record<string, string | null> = {
  'high-school': 'high school',
  associate: 'associate',
  bachelor: 'bachelor',
  master: 'master',
  doctorate: 'doctorate',
  '-': null,
}

const named = (words: string[]) =>
  words
    .filter((one) => one !== '-')
    .map((one) => {
      const name = skillNames[one]
      if (name === undefined) throw new Error(`no such term: ${one}`)
      return name
    })

const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

type Job = Employer & { kind: string }

const month = (typed: string) => (typed === '-' ? null : typed)

const parseJob = (line: string): Job => {
  const [name = '', title = '', from = '?', to = '?'] = line
    .slice(2)
    .split('|')
    .map((one) => one.trim())
  return {
    kind: line.slice(0, 1),
    name,
    title,
    ...(from === '?' ? {} : { from: month(from) }),
    ...(to === '?' ? {} : { to: month(to) }),
  }
}

const toEmployer = ({ name, title, from, to }: Job): Employer => ({
  name,
  title,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})

/** Distinct months of the jobs of a kind; undefined where a date or a kind was not typed. */
const countMonths = (jobs: Job[], kind: string): number | null | undefined => {
  if (jobs.length === 0 || (kind === 'R' && jobs.some((job) => job.kind === '?'))) return undefined
  const own = jobs.filter((job) => job.kind === kind)
  if (own.some(({ from, to }) => from === undefined || to === undefined)) return undefined
  const months = new Set<number>()
  for (const { from, to } of own) {
    if (from === undefined || from === null || to === undefined || to === null) continue
    const last = to === 'present' ? number('2026-11') : number(to)
    for (let at = number(from); at <= last; at += 1) months.add(at)
  }
  if (months.size > 0) return months.size
  return jobs.every(({ from }) => from === null) ? null : undefined
}

const getCertification = (rest: string) => {
  const [kind = '', typed = '', state = ''] = rest.split(' ')
  return { kind, number: typed === '-' ? null : typed, state: states[state] ?? state }
}

const monthLabels = (jobs: Job[]) => {
  const [aba, related] = [countMonths(jobs, 'A'), countMonths(jobs, 'R')]
  return {
    ...(aba === undefined ? {} : { aba_months: aba }),
    ...(related === undefined ? {} : { related_months: related }),
  }
}

/** The label of one file. */
export const createLabel = (source: Source, target: string, extension: string): Label => {
  const [engine = '', layout = ''] = target.split(':')
  const base = { file: `${source.id}.${extension}`, set: source.set, kind: source.kind, engine, layout }
  const { facts } = source
  if (facts[0] === 'unreadable') return { ...base, readable: false, is_resume: false }
  if (facts[0] === 'no') return { ...base, readable: true, is_resume: false }
  const after = (word: string) => facts.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1)
  const list = (word: string) => after(word)?.split(' ')
  const certifications = facts.filter((line) => line.startsWith('cert ')).map((line) => getCertification(line.slice(5)))
  const hasCertifications = certifications.length > 0 || facts.includes('certs -')
  const jobs = facts.filter((line) => /^[ARO?] /.test(line)).map(parseJob)
  const [skills, assessments, systems, either, languages] = [
    list('sk'),
    list('as'),
    list('sys'),
    list('sk?'),
    list('lang'),
  ]
  const degree = after('edu')
  const isCurrent = certifications.some(({ kind, state }) => kind === 'RBT' && state === 'active-claimed')
  return {
    ...base,
    readable: true,
    is_resume: true,
    ...(facts[0] === undefined || facts[0] === '?' ? {} : { position: facts[0] }),
    ...(hasCertifications ? { certifications } : {}),
    ...(hasCertifications || facts.includes('cur n') ? { current_rbt: isCurrent } : {}),
    ...monthLabels(jobs),
    ...(skills ? { skills: named(skills) } : {}),
    ...(assessments ? { assessments: named(assessments) } : {}),
    ...(systems ? { systems: named(systems) } : {}),
    ...(either ? { either: named(either) } : {}),
    ...(languages ? { languages } : {}),
    ...(degree === undefined ? {} : { education: { highest: degrees[degree] ?? null } }),
    ...(jobs.length > 0 ? { employers: jobs.map(toEmployer) } : {}),
  }
}
