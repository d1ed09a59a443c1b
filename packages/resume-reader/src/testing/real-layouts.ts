/** Resumes that were read wrongly once, by the failure that each one shows, and what is true of them; today is 2026-11-26. */
export const realLayouts: { name: string; text: string; months: number; jobs: string[] }[] = [
  {
    name: 'dates stacked',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
May 2015
to
August 2017
Bright Kids Autism Center Mesa , AZ ABA Therapist
Ran discrete trial training.`,
    months: 28,
    jobs: ['aba: ABA Therapist @ Bright Kids Autism Center 2015-05..2017-08'],
  },
  {
    name: 'dates inline',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Behavior Technician 01/2024 to Current Bright Kids ABA Mesa , AZ
Ran discrete trial training.`,
    months: 35,
    jobs: ['aba: Behavior Technician @ Bright Kids ABA 2024-01..present'],
  },
  {
    name: 'company date title',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Bright Kids ABA
January 2024 to Current
Behavior Technician
Mesa , AZ
Ran discrete trial training.`,
    months: 35,
    jobs: ['aba: Behavior Technician @ Bright Kids ABA 2024-01..present'],
  },
  {
    name: 'company date on one line',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Bright Kids ABA January 2024 to Current
Behavior Technician
Mesa , AZ
Ran discrete trial training.`,
    months: 35,
    jobs: ['aba: Behavior Technician @ Bright Kids ABA 2024-01..present'],
  },
  {
    name: 'company date title one line',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Bright Kids ABA August 2024 to Current Behavior Technician
Mesa , AZ
Ran discrete trial training.`,
    months: 28,
    jobs: ['aba: Behavior Technician @ Bright Kids ABA 2024-08..present'],
  },
  {
    name: 'title date company',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Behavior Technician , 06/2024 - Current Bright Kids ABA - Mesa , AZ
Ran discrete trial training.`,
    months: 30,
    jobs: ['aba: Behavior Technician @ Bright Kids ABA 2024-06..present'],
  },
  {
    name: 'gap in parentheses',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
02/2025-Present: ABA Therapist, Prairie Pediatric Therapy, Omaha NE. Direct 1:1 therapy.
(2018-2025 stay-at-home father)
05/2017-04/2018: Behavior Therapist, Heartland Autism, Lincoln NE.
Education: some college`,
    months: 34,
    jobs: [
      'aba: ABA Therapist @ Prairie Pediatric Therapy 2025-02..present',
      'aba: Behavior Therapist @ Heartland Autism 2017-05..2018-04',
    ],
  },
  {
    name: 'text after the dates',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Behavior Technician trainee, First Coast ABA, June 2026 - Present. shadowing RBTs, 40 hour course done
Amazon delivery driver 2023 - May 2026
Education
High school diploma 2021`,
    months: 6,
    jobs: [
      'aba: Behavior Technician trainee @ First Coast ABA 2026-06..present',
      'other: Amazon delivery driver @  2023-01..2026-05',
    ],
  },
  {
    name: 'two lines',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Behavior Technician trainee, First Coast ABA, June 2026 - Present. shadowing RBTs
Amazon delivery driver 2023 - May 2026`,
    months: 6,
    jobs: [
      'aba: Behavior Technician trainee @ First Coast ABA 2026-06..present',
      'other: Amazon delivery driver @  2023-01..2026-05',
    ],
  },
  {
    name: 'systems analyst',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Cyber-Physical Systems Analyst | CoreStream Power | 2011 - 2014
Behavioral analysis of network anomalies.`,
    months: 0,
    jobs: ['other: Cyber-Physical Systems Analyst @ CoreStream Power 2011-01..2014-12'],
  },
  {
    name: 'systems analyst behavioral analytics',
    text: `Dana Example
Mesa AZ | 480-555-0100
Systems Analyst at CoreStream Power, 2011 - 2014
Used behavioral analytics for security.
Education
BA CS 2010`,
    months: 0,
    jobs: ['other: Systems Analyst @ CoreStream Power 2011-01..2014-12'],
  },
  {
    name: 'no dash between dates',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Registered Behavior Technician, Little Steps ABA, Mesa AZ
Sep. 2023 Mar. 2024
Ran discrete trial training.`,
    months: 7,
    jobs: ['aba: Registered Behavior Technician @ Little Steps ABA 2023-09..2024-03'],
  },
  {
    name: 'seasons',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Behavior Technician\tSummer 2023 - Fall 2024
Little Steps ABA
Behavior Technician, Kidz ABA, since 3/2025`,
    months: 39,
    jobs: [
      'aba: Behavior Technician @ Little Steps ABA 2023-06..2024-11',
      'aba: Behavior Technician @ Kidz ABA 2025-03..present',
    ],
  },
  {
    name: 'place then date one space',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Applied Behavior Analysis Tutor
Institute for Child Development, Binghamton, New York August 2010 - May 2011
Enrolled in the program`,
    months: 10,
    jobs: ['aba: Applied Behavior Analysis Tutor @ Institute for Child Development 2010-08..2011-05'],
  },
  {
    name: 'web address in employer',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Copy Editor & Contributing Writer
Guiding Tech, guidingtech.example\tJuly 2014 - June 2015
Reviewed articles
ABA Tutor
Hill Institute, Binghamton, New York\tAugust 2010 - May 2011
Ran protocols`,
    months: 10,
    jobs: [
      'other: Copy Editor & Contributing Writer @ Guiding Tech 2014-07..2015-06',
      'aba: ABA Tutor @ Hill Institute 2010-08..2011-05',
    ],
  },
  {
    name: 'copy editor',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Copy Editor
Guiding Tech\tJuly 2014 - June 2015
Reviewed articles
ABA Tutor
Hill Institute, Binghamton, New York\tAugust 2010 - May 2011`,
    months: 10,
    jobs: ['other: Copy Editor @ Guiding Tech 2014-07..2015-06', 'aba: ABA Tutor @ Hill Institute 2010-08..2011-05'],
  },
  {
    name: 'month comma year',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Registered Behavior Technician, Desert Bloom ABA
Mar, 2023 - Present
Ran discrete trial training.`,
    months: 45,
    jobs: ['aba: Registered Behavior Technician @ Desert Bloom ABA 2023-03..present'],
  },
  {
    name: 'letterspaced headings',
    text: `Dana Example
Mesa AZ | 480-555-0100
WORKEXPERIENCE
Registered Behavior Technician at Desert Bloom ABA\tMar 2023 - Current
Ran discrete trial training.
E D U C AT I O N
BA Psychology 2015`,
    months: 45,
    jobs: ['aba: Registered Behavior Technician @ Desert Bloom ABA 2023-03..present'],
  },
  {
    name: 'bullet tail as employer',
    text: `Dana Example
Mesa AZ | 480-555-0100
Experience
Lead RBT\tJan 2025 - Present
Desert Bloom ABA - Mesa, AZ
- Mentored three new technicians and established standards adopted
across the clinic team, ensuring clean data
Behavior Technician\tJun 2021 - Dec 2024
Sonoran Kids Therapy - Mesa, AZ
- Ran discrete trial training
through robust program design
Behavior Technician\tJul 2019 - May 2021
Little Cactus ABA - Mesa, AZ
- Data`,
    months: 89,
    jobs: [
      'aba: Lead RBT @ Desert Bloom ABA 2025-01..present',
      'aba: Behavior Technician @ Sonoran Kids Therapy 2021-06..2024-12',
      'aba: Behavior Technician @ Little Cactus ABA 2019-07..2021-05',
    ],
  },
  {
    name: 'summers',
    text: `Dana Example
Mesa AZ | 480-555-0100 | dana@example.com
Experience
Babysitting for neighbors
summers 2022-2024`,
    months: 0,
    jobs: ['related: Babysitting for neighbors @  2022-06..2024-08'],
  },
]
