import type { ResumeCase } from './resume-case.ts'

/** Résumés of different shapes, typed and labelled by hand. */
export const resumeCases: ResumeCase[] = [
  {
    name: 'a current RBT with sections',
    text: `Maria Lopez
Phoenix, AZ 85001 | (602) 555-0134 | maria@example.test
SUMMARY
Registered Behavior Technician with 3 years of experience in clinic and home settings.
EXPERIENCE
Registered Behavior Technician, Bright Futures ABA, LLC | Mesa, AZ      Jan 2022 – Present
• Implemented DTT, NET and FCT with learners ages 3-9
• Collected ABC data and wrote session notes in CentralReach
• Followed behavior intervention plans written by the BCBA
Teacher Assistant
Mesa Public Schools, Mesa, AZ
08/2019 - 12/2021
• Supported students with IEPs in a special education classroom
Cashier — Target
2017–2019
• Trained new employees; handled customer complaints
EDUCATION
B.A. in Psychology, Arizona State University, 2021
CERTIFICATIONS
RBT-22-198234, exp. 05/2027
CPR/First Aid
LANGUAGES
English, Spanish (native)`,
    kind: 'RBT current',
    certifications: 'RBT RBT-22-198234 active-claimed',
    months: [59, 29],
    terms:
      'Behavior Plan Implementation, CPR / First Aid, CentralReach, Clinic Sessions, Data Collection, Discrete Trial Training, Functional Communication Training, IEP Support, In-home Sessions, Natural Environment Training, Session Notes',
    languages: 'English, Spanish',
    education: 'bachelor Psychology',
    jobs: [
      'aba: Registered Behavior Technician @ Bright Futures ABA, LLC 2022-01..present',
      'related: Teacher Assistant @ Mesa Public Schools 2019-08..2021-12',
      'other: Cashier @ Target 2017-01..2019-12',
    ],
  },
  {
    name: 'a BCBA with one employer over two roles',
    text: `JOHN CARTER, M.A., BCBA
john@example.test  (213) 555-0101
Board Certified Behavior Analyst    Certification # 1-19-36789
WORK HISTORY
Autism Learning Partners\tLos Angeles, CA
BCBA / Clinical Supervisor\tMarch 2020 – Present
- Managed caseload of 12 clients; wrote treatment plans and insurance authorizations
- Supervised a team of 8 RBTs and provided parent training
- Conducted FBAs, FAs, VB-MAPP and ABLLS-R assessments
Registered Behavior Technician\tJune 2016 – Feb 2020
- Ran discrete trials
EDUCATION
Master of Arts in Applied Behavior Analysis
Ball State University, 2019`,
    kind: 'BCBA',
    certifications: 'BCBA 1-19-36789 active-claimed',
    months: [126, 0],
    terms:
      'ABLLS-R, Caseload Management, Discrete Trial Training, FA, FBA, Insurance Authorization, Parent Training, RBT Supervision, Treatment Planning, VB-MAPP',
    languages: '',
    education: 'master Applied Behavior Analysis',
    jobs: [
      'aba: BCBA / Clinical Supervisor @ Autism Learning Partners 2020-03..present',
      'aba: Registered Behavior Technician @ Autism Learning Partners 2016-06..2020-02',
    ],
  },
  {
    name: 'an expired RBT without headers',
    text: `Kayla Reed
kayla@example.test  480-555-0199
My RBT certification expired 03/2023.
Behavior Technician
Sunrise ABA
May 2019 - June 2022
Nanny, private family
Since July 2022
Skills: PECS, token economy, toilet training. No experience with VB-MAPP.
High school diploma`,
    kind: 'RBT',
    certifications: 'RBT null expired',
    months: [38, 53],
    terms: 'PECS, Toilet Training, Token Economy',
    languages: '',
    education: 'high school null',
    jobs: [
      'aba: Behavior Technician @ Sunrise ABA 2019-05..2022-06',
      'related: Nanny @ private family 2022-07..present',
    ],
  },
  {
    name: 'two ABA jobs that overlap',
    text: `Tariq Hassan
tariq@example.test
Certifications: RBT-21-145678
Work Experience
ABA Therapist | Hopebridge | Tucson, AZ | 03/2021 – 08/2022
• Ran DTT and mand training
Behavior Technician | Little Stars Autism Center | 06/2022 – 01/2023
• In-home sessions; trained parents
Education
Associate of Arts, Psychology — Pima Community College (in progress)`,
    kind: 'RBT current',
    certifications: 'RBT RBT-21-145678 active-claimed',
    months: [23, 0],
    terms: 'Discrete Trial Training, In-home Sessions, Parent Training, Verbal Behavior',
    languages: '',
    education: 'associate Psychology in progress',
    jobs: [
      'aba: ABA Therapist @ Hopebridge 2021-03..2022-08',
      'aba: Behavior Technician @ Little Stars Autism Center 2022-06..2023-01',
    ],
  },
  {
    name: 'a career changer',
    text: `Olivia Grant
olivia@example.test | 555-010-2233
PROFESSIONAL SUMMARY
Accountant looking to become an RBT. Eager to learn DTT and NET. Strong social skills.
EXPERIENCE
Senior Accountant
Deloitte, Chicago, IL
2016 – 2024
- Collected data for financial audits, graphed quarterly results
- Trained staff on Excel
Bookkeeper, Harris & Co., 2012 – 2016
EDUCATION
Bachelor of Science in Accounting, University of Illinois, 2012`,
    kind: 'RBT',
    certifications: '',
    months: [0, 0],
    terms: '',
    languages: '',
    education: 'bachelor Accounting',
    jobs: ['other: Senior Accountant @ Deloitte 2016-01..2024-12', 'other: Bookkeeper @ Harris & Co. 2012-01..2016-12'],
  },
  {
    name: 'a teacher',
    text: `Denise Wu
denise@example.test
EDUCATION
M.Ed. in Special Education, Northern Arizona University, 2015
TEACHING EXPERIENCE
Special Education Teacher — Chandler Unified School District
August 2015 to present
• Write IEPs, use visual schedules and token boards
• Collaborate with speech and occupational therapists
LICENSES
Arizona Teaching Certificate, Special Education`,
    kind: 'RBT',
    certifications: 'other null active-claimed',
    months: [0, 136],
    terms: 'IEP Support, Interdisciplinary Collaboration, Token Economy, Visual Supports',
    languages: '',
    education: 'master Special Education',
    jobs: ['related: Special Education Teacher @ Chandler Unified School District 2015-08..present'],
  },
  {
    name: 'a BCBA candidate who is an RBT',
    text: `Priya Nair, RBT
priya@example.test
OBJECTIVE
Graduate student accruing supervised fieldwork toward BCBA certification.
EXPERIENCE
Centria Autism, Austin, TX
Lead RBT                                   Sept 2023 – Present
Registered Behavior Technician             Jan 2021 – Aug 2023
- Conducted preference assessments
- Assisted the BCBA with parent training
EDUCATION
M.S. Applied Behavior Analysis, Florida Institute of Technology, expected May 2027
CERTIFICATIONS
RBT-21-167890
BCBA exam expected August 2027`,
    kind: 'RBT current',
    certifications: 'RBT RBT-21-167890 active-claimed; BCBA null in-training',
    months: [71, 0],
    terms: 'Parent Training, Preference Assessment',
    languages: '',
    education: 'master Applied Behavior Analysis in progress',
    jobs: [
      'aba: Lead RBT @ Centria Autism 2023-09..present',
      'aba: Registered Behavior Technician @ Centria Autism 2021-01..2023-08',
    ],
  },
]
