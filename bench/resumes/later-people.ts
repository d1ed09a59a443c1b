// Invented people made after the rules: employers without a word of employers, promotions, many short jobs, titles that no list holds.

import { bcba, createPerson, rbt } from './create-person.ts'
import type { Person } from './people.ts'

export const laterPeople: Person[] = [
  createPerson(
    'Ottoline Barraza',
    'Las Cruces, NM',
    [rbt('RBT-23-311804')],
    [
      'A|Senior Registered Behavior Technician|Bright Mesa ABA|Las Cruces, NM|2024-06|present',
      'A|Registered Behavior Technician|Bright Mesa ABA|Las Cruces, NM|2022-11|2024-05',
      'O|Shift Lead|Zia Taqueria|Mesilla, NM|2020-02|2022-10',
    ],
    [['Associate of Arts', 'Dona Ana Community College', '2021']],
    22,
  ),
  createPerson(
    'Thaddeus Okonjo',
    'Duluth, MN',
    [],
    [
      'O|Deckhand|Superior Freight Lines|Duluth, MN|2023-05|present',
      'O|Framer|Lindqvist & Sons|Cloquet, MN|2021-03|2023-04',
      'O|Dishwasher|Pickwick|Duluth, MN|2019-06|2021-02',
    ],
    [['High School Diploma', 'Denfeld High School', '2019']],
    23,
  ),
  createPerson(
    'Ileana Prudhomme',
    'Lafayette, LA',
    [bcba('1-19-33907')],
    [
      'A|Clinical Director|Bayou Bridge Behavioral|Lafayette, LA|2022-08|present',
      'A|BCBA|Bayou Bridge Behavioral|Lafayette, LA|2019-07|2022-07',
      'A|ABA Therapist|Teche Kids|New Iberia, LA|2016-09|2019-06',
      'R|Kindergarten Teacher|Saint Martin Parish Schools|Breaux Bridge, LA|2014-08|2016-05',
    ],
    [['Master of Education in Applied Behavior Analysis', 'University of Louisiana', '2018']],
    24,
  ),
  createPerson(
    'Kwabena Lindholm',
    'Salem, OR',
    [rbt('RBT-24-402216')],
    [
      'A|Behavior Technician|Willamette Steps|Salem, OR|2024-02|present',
      'R|Direct Support Professional|Garten|Salem, OR|2022-07|2024-01',
      'R|Camp Counselor|Camp Silver Creek|Sublimity, OR|2022-06|2022-08',
      'O|Barista|Archive Coffee|Salem, OR|2021-01|2022-05',
      'O|Cart Attendant|Costco|Keizer, OR|2019-10|2020-12',
    ],
    [['Bachelor of Science in Psychology', 'Western Oregon University', '2022']],
    25,
  ),
  createPerson(
    'Yesenia Quintanilla',
    'Laredo, TX',
    [rbt('RBT-21-150993')],
    ['A|RBT|Rio Bravo Therapy|Laredo, TX|2021-05|present', 'R|Teacher Aide|United ISD|Laredo, TX|2018-08|2021-04'],
    [['Bachelor of Arts in Spanish', 'Texas A&M International University', '2018']],
    26,
  ),
  createPerson(
    'Desmond Vantongeren',
    'Holland, MI',
    [],
    [
      'A|Behavior Interventionist|Tulip City ABA|Holland, MI|2025-09|present',
      'O|Forklift Operator|Haworth|Holland, MI|2022-04|2025-08',
    ],
    [['Bachelor of Arts in Sociology', 'Hope College', '2021']],
    27,
  ),
  createPerson(
    'Marguerite Achterberg',
    'Bozeman, MT',
    [rbt('RBT-22-240170')],
    [
      'A|Registered Behavior Technician|Gallatin Autism Partners|Bozeman, MT|2022-05|present',
      'R|Nanny|Private Family|Belgrade, MT|2020-01|2022-04',
      'O|Lift Operator|Bridger Bowl|Bozeman, MT|2018-11|2019-12',
    ],
    [['Associate of Applied Science', 'Gallatin College', '2019']],
    28,
  ),
  createPerson(
    'Rashad Ellerbee',
    'Macon, GA',
    [rbt('RBT-20-131522')],
    [
      'A|Lead Behavior Technician|Ocmulgee ABA Center|Macon, GA|2023-03|present',
      'A|Behavior Technician|Peachtree Learning Lab|Warner Robins, GA|2020-10|2023-02',
      'R|Paraprofessional|Bibb County School District|Macon, GA|2018-08|2020-09',
      'O|Sales Associate|Kroger|Macon, GA|2016-06|2018-07',
    ],
    [['Bachelor of Science in Education', 'Fort Valley State University', '2018']],
    29,
  ),
]
