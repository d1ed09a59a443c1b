// Invented people for the resume corpus: what is true of them, apart from any layout.

export type Job = {
  title: string
  employer: string
  place: string
  from: string
  to: string
  kind: 'aba' | 'related' | 'other'
  duties: string[]
}
export type Held = {
  kind: 'RBT' | 'BCBA' | 'BCaBA'
  number: string | null
  state: 'active-claimed' | 'expired'
  words: string
}
export type Person = {
  name: string
  contact: [place: string, phone: string, email: string]
  summary: string
  jobs: Job[]
  certifications: Held[]
  education: [degree: string, school: string, year: string][]
  skills: string[]
}

const duties = {
  A: [
    'Ran discrete trial training and natural environment teaching with learners aged 2 to 9',
    'Followed behavior intervention plans and recorded trial data before the end of each session',
    'Taught toilet training and hand washing with task analysis and prompt fading, and told families about progress each week',
    'Wrote session notes on the day of the visit',
  ],
  R: [
    'Planned circle time and small groups for sixteen children',
    'Helped children with meals, rest, and changing of clothes while keeping the lead teacher informed about anything unusual',
    'Kept daily notes for families',
  ],
  O: [
    'Balanced the drawer at closing',
    'Greeted guests and answered questions about orders, returns, and opening hours across two departments',
    'Trained four new employees',
  ],
}
const kinds = { A: 'aba', R: 'related', O: 'other' } as const

/** A job in one line: kind, title, employer, place, first month, last month. */
const job = (line: string, at: number): Job => {
  const [kind = 'O', title = '', employer = '', place = '', from = '', to = ''] = line.split('|')
  const key = kind === 'A' || kind === 'R' ? kind : 'O'
  const all = duties[key]
  return { title, employer, place, from, to, kind: kinds[key], duties: all.slice(at % 2, 2 + ((at + all.length) % 3)) }
}

const skillSets = [
  ['Discrete Trial Training', 'Token Economy', 'Session Notes', 'Crisis Prevention'],
  ['Data Collection', 'Parent Training', 'CentralReach', 'Behavior Plans'],
  ['Microsoft Office', 'Scheduling', 'Teamwork'],
]

const person = (
  name: string,
  place: string,
  held: Held[],
  jobs: string[],
  education: [string, string, string][],
  at: number,
): Person => ({
  name,
  contact: [place, `(${601 + at}) 555-01${String(10 + at)}`, `${name.split(' ')[0]?.toLowerCase()}.${at}@example.test`],
  summary: 'Patient and punctual, with a calm voice and clear notes.',
  jobs: jobs.map((one, index) => job(one, at + index)),
  certifications: held,
  education,
  skills: skillSets[at % skillSets.length] ?? [],
})

const rbt = (number: string): Held => ({
  kind: 'RBT',
  number,
  state: 'active-claimed',
  words: `Registered Behavior Technician, ${number}`,
})
const bcba = (number: string): Held => ({
  kind: 'BCBA',
  number,
  state: 'active-claimed',
  words: `BCBA, No. ${number}, active`,
})

/** Everyone in the corpus. */
export const people: Person[] = [
  person(
    'Odalys Fenwick',
    'Mesa, AZ',
    [rbt('RBT-21-174402')],
    [
      'A|Registered Behavior Technician|Copper Canyon Autism Center|Mesa, AZ|2022-03|present',
      'R|Preschool Teacher|Little Quail Learning Center|Gilbert, AZ|2019-08|2022-02',
      'O|Cashier|Target|Mesa, AZ|2017-05|2019-07',
    ],
    [['Associate of Arts in Early Childhood Education', 'Mesa Community College', '2019']],
    0,
  ),
  person(
    'Terrence Obuya',
    'Dayton, OH',
    [rbt('RBT-23-290111')],
    [
      'A|Behavior Technician|Blue Heron ABA|Dayton, OH|2023-01|present',
      'O|Delivery Driver|Miami Valley Couriers|Kettering, OH|2020-06|2022-12',
    ],
    [['High School Diploma', 'Belmont High School', '2020']],
    1,
  ),
  person(
    'Marisela Quintero',
    'El Paso, TX',
    [],
    [
      'R|Paraprofessional|Socorro Independent School District|El Paso, TX|2020-08|2024-05',
      'R|Nanny|The Halvorsen Family|El Paso, TX|2018-06|2020-07',
    ],
    [['Bachelor of Arts in Psychology', 'University of Texas at El Paso', '2020']],
    2,
  ),
  person(
    'Colette Brandvold',
    'Fargo, ND',
    [bcba('1-19-38214')],
    [
      'A|Board Certified Behavior Analyst|Prairie Rose Behavioral Services|Fargo, ND|2020-02|present',
      'A|Registered Behavior Technician|Prairie Rose Behavioral Services|Fargo, ND|2016-09|2020-01',
    ],
    [['Master of Science in Applied Behavior Analysis', 'North Dakota State University', '2019']],
    3,
  ),
  person(
    'Ignatius Pell',
    'Macon, GA',
    [{ kind: 'BCBA', number: '1-14-16120', state: 'active-claimed', words: 'BCBA, No. 1-14-16120, active' }],
    [
      'A|Clinical Director|Ocmulgee Behavior Group|Macon, GA|2019-09|2025-12',
      'A|Board Certified Behavior Analyst|Peach State Autism Partners|Warner Robins, GA|2014-07|2019-08',
      'R|Special Education Teacher|Bibb County Schools|Macon, GA|2010-08|2014-06',
    ],
    [['Master of Education in Special Education', 'Mercer University', '2013']],
    4,
  ),
  person(
    'Yolanda Szymanski',
    'Toledo, OH',
    [rbt('RBT-20-131455')],
    [
      'A|Lead Behavior Technician|Maumee Kids Therapy|Toledo, OH|2021-04|present',
      'A|ABA Therapist|Great Black Swamp ABA|Perrysburg, OH|2019-02|2021-03',
      'O|Server|Rusty Anchor Grill|Toledo, OH|2016-03|2019-01',
    ],
    [['Bachelor of Science in Human Services', 'University of Toledo', '2018']],
    5,
  ),
  person(
    'Kwabena Asante',
    'Aurora, CO',
    [],
    [
      'A|Behavior Therapist|Front Range Behavior Clinic|Aurora, CO|2024-02|present',
      'R|Direct Support Professional|Aspen Community Homes|Denver, CO|2021-01|2024-01',
    ],
    [['Bachelor of Arts in Sociology', 'Metropolitan State University of Denver', '2020']],
    6,
  ),
  person(
    'Philippa Dunmore',
    'Salem, OR',
    [{ kind: 'RBT', number: 'RBT-18-060714', state: 'expired', words: 'RBT-18-060714, expired March 2021' }],
    [
      'R|Kindergarten Aide|Willamette Elementary School|Salem, OR|2021-09|present',
      'A|Registered Behavior Technician|Silver Falls Autism Services|Salem, OR|2018-04|2021-03',
    ],
    [['Associate of Science', 'Chemeketa Community College', '2017']],
    7,
  ),
  person(
    'Rosario Villanueva',
    'Fresno, CA',
    [rbt('RBT-22-218830')],
    [
      'A|Behavior Interventionist|San Joaquin Behavior Consultants|Fresno, CA|2022-06|present',
      'R|Babysitter|Private Family|Clovis, CA|2020-01|2022-05',
    ],
    [['Bachelor of Arts in Child Development', 'Fresno City College', '2021']],
    8,
  ),
  person(
    'Desmond Achterberg',
    'Omaha, NE',
    [],
    [
      'O|Order Picker|Heartland Fulfillment|Omaha, NE|2022-10|present',
      'O|Barista|Second Cup Coffee House|Omaha, NE|2019-04|2022-09',
      'O|Camp Counselor|Camp Platte River|Ashland, NE|2018-06|2018-08',
    ],
    [['High School Diploma', 'Burke High School', '2018']],
    9,
  ),
  person(
    'Hyacinth Oyelaran',
    'Katy, TX',
    [{ kind: 'BCaBA', number: '0-20-11287', state: 'active-claimed', words: 'BCaBA, certificate 0-20-11287, active' }],
    [
      'A|Assistant Behavior Analyst|Bayou Bend ABA|Katy, TX|2020-11|present',
      'A|Behavior Technician|Lone Star Kids Therapy|Houston, TX|2017-02|2020-10',
    ],
    [['Bachelor of Science in Psychology', 'University of Houston', '2017']],
    10,
  ),
  person(
    'Lucian Marchetti',
    'Albany, NY',
    [rbt('RBT-24-341120')],
    [
      'A|Registered Behavior Technician|Hudson Steps|Albany, NY|2024-05|present',
      'R|Substitute Teacher|Shenendehowa Central Schools|Clifton Park, NY|2021-10|2024-04',
      'O|Software Tester|Adirondack Data Works|Albany, NY|2018-01|2021-09',
    ],
    [['Bachelor of Science in Computer Science', 'University at Albany', '2017']],
    11,
  ),
  person(
    'Bernadette Kowalczyk',
    'Erie, PA',
    [bcba('1-17-27790')],
    [
      'A|Clinical Supervisor|Lake Effect Autism|Erie, PA|2021-07|present',
      'A|Behavior Analyst|Presque Isle Behavioral Health|Erie, PA|2017-12|2021-06',
      'A|Behavior Specialist|Gannon Street Children Services|Erie, PA|2014-03|2017-11',
    ],
    [['Master of Arts in Applied Behavior Analysis', 'Edinboro University', '2017']],
    12,
  ),
  person(
    'Amadou Traore',
    'Bronx, NY',
    [rbt('RBT-23-267901')],
    [
      'A|ABA Technician|Grand Concourse Learning|Bronx, NY|2023-03|present',
      'R|Home Health Aide|Morrisania Home Care|Bronx, NY|2019-11|2023-02',
    ],
    [['GED', 'Hostos Community College', '2019']],
    13,
  ),
  person(
    'Winifred Lachance',
    'Bangor, ME',
    [],
    [
      'R|Toddler Teacher|Penobscot Early Learning|Bangor, ME|2019-09|present',
      'R|Camp Counselor|Pine Cone Day Camp|Orono, ME|2017-06|2019-08',
    ],
    [['Associate of Science in Early Childhood Education', 'Eastern Maine Community College', '2019']],
    14,
  ),
  person(
    'Zebulon Crowder',
    'Boise, ID',
    [rbt('RBT-19-088216')],
    [
      'A|Senior Behavior Technician|Sawtooth Pediatric Therapy|Boise, ID|2021-01|2026-06',
      'A|Registered Behavior Technician|Treasure Valley Autism|Nampa, ID|2019-05|2020-12',
      'O|Lifeguard|Boise Parks Department|Boise, ID|2016-05|2019-04',
    ],
    [['Bachelor of Arts in Communication', 'Boise State University', '2019']],
    15,
  ),
  person(
    'Ottoline Fairbanks',
    'Raleigh, NC',
    [rbt('RBT-22-203377')],
    [
      'A|Behavior Technician|Longleaf ABA|Raleigh, NC|2022-01|present',
      'A|Behavior Technician|Tar River Kids|Rocky Mount, NC|2020-03|2021-12',
      'R|After School Tutor|Wake County YMCA|Raleigh, NC|2018-09|2020-02',
    ],
    [['Bachelor of Science in Biology', 'Shaw University', '2018']],
    16,
  ),
  person(
    'Casimir Novotny',
    'Cedar Rapids, IA',
    [],
    [
      'O|Assistant Manager|Hawkeye Hardware|Cedar Rapids, IA|2020-04|present',
      'O|Stocker|Corn Belt Foods|Marion, IA|2017-10|2020-03',
    ],
    [['High School Diploma', 'Linn-Mar High School', '2017']],
    17,
  ),
  person(
    'Seraphina Delacroix',
    'Baton Rouge, LA',
    [bcba('1-21-50617')],
    [
      'A|BCBA|Magnolia Learning Partners|Baton Rouge, LA|2022-02|present',
      'A|Behavior Technician|Pelican Pediatric Therapy|Denham Springs, LA|2018-06|2022-01',
      'R|Special Education Paraprofessional|Livingston Parish Schools|Denham Springs, LA|2015-08|2018-05',
    ],
    [['Master of Science in Behavior Analysis', 'Louisiana State University', '2021']],
    18,
  ),
  person(
    'Mbali Khumalo',
    'Tampa, FL',
    [rbt('RBT-21-180055')],
    [
      'A|Registered Behavior Technician|Sunshine Pathways ABA|Tampa, FL|2021-09|present',
      'O|Receptionist|Hillsborough Dental Group|Tampa, FL|2018-02|2021-08',
    ],
    [['Associate of Arts', 'Hillsborough Community College', '2018']],
    19,
  ),
  person(
    'Evander Whitlock',
    'Provo, UT',
    [],
    [
      'A|Behavior Technician|Wasatch Front ABA|Provo, UT|2025-03|present',
      'R|Youth Mentor|Timpanogos Family Services|Orem, UT|2022-05|2025-02',
      'O|Line Cook|Sego Lily Diner|Provo, UT|2020-01|2022-04',
    ],
    [['Bachelor of Science in Family Studies', 'Utah Valley University', '2024']],
    20,
  ),
  person(
    'Guadalupe Arrington',
    'Yuma, AZ',
    [rbt('RBT-20-119043')],
    [
      'A|Behavior Coach|Desert Marigold Autism Center|Yuma, AZ|2023-08|present',
      'A|Registered Behavior Technician|Desert Marigold Autism Center|Yuma, AZ|2020-09|2023-07',
      'R|Head Start Teacher Assistant|Western Arizona Head Start|Yuma, AZ|2017-01|2020-08',
    ],
    [['Associate of Arts in Elementary Education', 'Arizona Western College', '2016']],
    21,
  ),
]
