type Words = readonly [string, ...string[]]

export const clinicsBefore: Words = [
  'Little Steps Behavior Center',
  'Blue Kite ABA',
  'Harmony Kids Therapy',
  'Oak & Willow Autism Services',
  'Brightside Pediatric Therapy',
  'Two Rivers Behavioral Health',
  'Pinecone Autism Center',
  'Seaside ABA Partners',
]
export const teaching: Words = [
  'Ran discrete trial training and natural environment teaching with children aged 3 to 9.',
  'Used prompting and fading, shaping and a token economy to teach daily living skills.',
  'Taught functional communication with PECS and an AAC device.',
  'Built social skills and play skills in small groups after school.',
  'Followed a task analysis for toilet training and for dressing.',
  'Worked on verbal behavior targets and their generalization at home.',
]
export const keepingData: Words = [
  'Collected trial-by-trial data and graphed it in CentralReach.',
  'Wrote session notes the same day in Catalyst.',
  'Collected ABC data on every episode and showed the graphs to the supervising BCBA.',
]
export const reducingBehavior: Words = [
  'Implemented behavior intervention plans for aggression and elopement.',
  'Used differential reinforcement as the plan says, and de-escalation when it was needed.',
  'Ran preference assessments every Monday to find reinforcers.',
]
export const settings: Words = [
  'In-home sessions and clinic sessions, weekdays 3–8 pm.',
  'Supported two learners in their public school classrooms.',
  'Clinic sessions in the morning, in-home sessions after school.',
]
export const safety: Words = [
  'CPR and First Aid certified',
  'Safety-Care trained',
  'CPI certified',
  'HIPAA training every year',
]

/** Title, employer, what was done there. */
export const relatedJobs: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  [
    'Paraprofessional',
    'Lakeview Elementary School',
    'Helped four pupils of a special education classroom follow their IEP.',
  ],
  ['Preschool Teacher', 'Sunny Days Child Care', 'Led circle time and toilet training for fifteen two-year-olds.'],
  [
    'Direct Support Professional',
    'Open Arms Group Home',
    'Supported five adults with daily living skills; medication and behavior notes.',
  ],
  ['Nanny', 'Private family', 'Looked after a boy on the autism spectrum and his sister after school.'],
  ['After-School Tutor', 'City Reading Program', 'Reading and mathematics with children in kindergarten to grade 4.'],
  [
    'Camp Counselor',
    'Camp Tall Pines',
    'Inclusion counselor for children with developmental disabilities, every summer.',
  ],
]
export const otherJobs: typeof relatedJobs = [
  ['Sales Associate', 'Riverside Outfitters', 'Evenings and weekends; trained new colleagues at the register.'],
  ['Server', 'Blue Plate Diner', 'Weekend shifts; calm with long lines and short tempers.'],
  ['Receptionist', 'Family Dental Office', 'Phones, appointments and insurance forms for three dentists.'],
  ['Barista', 'Corner Coffee Company', 'Opened the shop four mornings a week.'],
]
export const strengths: Words = [
  'Patient and calm under pressure',
  'Own car, license and insurance',
  'Background check ready',
  'Comfortable with tablets and Google Workspace',
  'Bilingual: English and Spanish',
]
export const available: Words = [
  'Available Monday to Friday 3 pm to 8 pm and Saturday mornings.',
  'Available Monday to Friday 8 am to 4 pm.',
  'Available weekdays after 2:30 pm.',
  'Available Monday to Thursday 9 am to 6 pm.',
]
export const schools: Words = [
  'B.A. Psychology, Lone Star State University',
  'A.A. Early Childhood Education, Hill Country Community College',
  'High school diploma, Westside High School',
  'B.S. Human Development, Bayou State University',
]

export const assessing: Words = [
  'VB-MAPP, ABLLS-R and AFLS assessments for new clients.',
  'Functional behavior assessments and functional analyses, presented to school teams.',
  'Vineland interviews with parents, and preference assessments twice a year.',
]
export const planning: Words = [
  'Wrote behavior intervention plans and skill acquisition programs.',
  'Treatment planning every six months, with functional communication training first.',
]
export const supervising: Words = [
  'Supervised 12 RBTs and trained new staff.',
  'Parent training twice a month for each family.',
  'Fieldwork supervision of three trainees on their way to the BCBA exam.',
]
export const caseWork: Words = [
  'Caseload of 14 families; insurance authorizations with three payers.',
  'Interdisciplinary collaboration with speech and occupational therapists.',
  'Supported IEP meetings in two school districts.',
]

export const spanish = {
  teaching: [
    'Enseñanza por ensayos discretos y enseñanza en el entorno natural con niños de 3 a 9 años.',
    'Recolección de datos y notas de sesión el mismo día en CentralReach.',
    'Seguí planes de intervención conductual con reforzamiento diferencial.',
  ],
  place: 'Sesiones en casa y en la clínica, de lunes a viernes por la tarde.',
  school: 'Licenciatura en Psicología, Universidad del Valle',
}
