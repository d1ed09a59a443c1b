/** Work histories made after the rules, with the jobs a person reads in them as `kind: title @ employer from..to`; today is 2026-11-26. */
export const laterLayouts: { name: string; text: string; jobs: string[] }[] = [
  {
    name: 'a form with all of its labels',
    text: `Employer: Desert Bloom ABA
Address: 12 Main St, Mesa, AZ
Supervisor: Jane Smith, BCBA
Job Title: Registered Behavior Technician
Dates Employed: 03/2023 - Present
Reason for leaving: still employed
Duties: Ran discrete trial training
Employer: Dollar Tree
Supervisor: Bob Jones
Job Title: Cashier
Dates Employed: 01/2020 - 02/2023
Reason for leaving: new career`,
    jobs: [
      'aba: Registered Behavior Technician @ Desert Bloom ABA 2023-03..present',
      'other: Cashier @ Dollar Tree 2020-01..2023-02',
    ],
  },
  {
    name: 'a form in capitals whose dates come last',
    text: `EMPLOYER: Desert Bloom ABA
CITY: Mesa, AZ
JOB TITLE: Registered Behavior Technician
DATES EMPLOYED: 03/2023 TO PRESENT
- Ran discrete trial training
EMPLOYER: Dollar Tree
CITY: Mesa, AZ
JOB TITLE: Cashier
DATES EMPLOYED: 01/2020 TO 02/2023`,
    jobs: [
      'aba: Registered Behavior Technician @ Desert Bloom ABA 2023-03..present',
      'other: Cashier @ Dollar Tree 2020-01..2023-02',
    ],
  },
  {
    name: 'slashes between employer, title, and dates',
    text: `Desert Bloom ABA / Registered Behavior Technician / Mar 2023 - Present
Ran programs
Target / Cashier / Jan 2020 - Feb 2023
The Halvorsen Family / Nanny / Jan 2018 - Dec 2019
Superior Freight Lines / Deckhand / Jan 2016 - Dec 2017`,
    jobs: [
      'aba: Registered Behavior Technician @ Desert Bloom ABA 2023-03..present',
      'other: Cashier @ Target 2020-01..2023-02',
      'related: Nanny @ The Halvorsen Family 2018-01..2019-12',
      'other: Deckhand @ Superior Freight Lines 2016-01..2017-12',
    ],
  },
  {
    name: 'slashes inside of titles',
    text: `Nanny / Household Manager
The Ortega Family, Mesa, AZ
Mar 2023 - Present
RBT / Lead
Desert Bloom ABA
Jan 2020 - Feb 2023
Server / Host
Olive Garden
Jan 2019 - Dec 2019`,
    jobs: [
      'related: Nanny / Household Manager @ The Ortega Family 2023-03..present',
      'aba: RBT / Lead @ Desert Bloom ABA 2020-01..2023-02',
      'other: Server / Host @ Olive Garden 2019-01..2019-12',
    ],
  },
  {
    name: 'short years with nothing around their dash',
    text: `Registered Behavior Technician, Desert Bloom ABA, Mesa, AZ, 03/22-05/24
Cashier, Target, 01/20-02/22`,
    jobs: [
      'aba: Registered Behavior Technician @ Desert Bloom ABA 2022-03..2024-05',
      'other: Cashier @ Target 2020-01..2022-02',
    ],
  },
  {
    name: 'years before months',
    text: `2022 March to present: Registered Behavior Technician, Desert Bloom ABA
2020 Jan - 2022 Feb: Cashier, Target`,
    jobs: [
      'aba: Registered Behavior Technician @ Desert Bloom ABA 2022-03..present',
      'other: Cashier @ Target 2020-01..2022-02',
    ],
  },
  {
    name: 'duties without marks that list things',
    text: `Registered Behavior Technician
Desert Bloom ABA
Mar 2022 - Present
Ran discrete trial training with learners, families, and teams in homes across two districts
Greeted families, answered phones, and kept the calendar
Cashier: January 2020 to February 2022
Target
Greeted guests and answered questions about orders, returns, and opening hours across two departments
Barista: January 2018 to December 2019
Pickwick`,
    jobs: [
      'aba: Registered Behavior Technician @ Desert Bloom ABA 2022-03..present',
      'other: Cashier @ Target 2020-01..2022-02',
      'other: Barista @ Pickwick 2018-01..2019-12',
    ],
  },
  {
    name: 'a title that no list of care holds',
    text: `Acme | Principal .NET Solutions Architect | 2020 - Present
Contoso | Landscape Architect | 2018 - 2020`,
    jobs: [
      'other: Principal .NET Solutions Architect @ Acme 2020-01..present',
      'other: Landscape Architect @ Contoso 2018-01..2020-12',
    ],
  },
  {
    name: 'the years of a supervisor',
    text: `Behavior Technician, Desert Bloom ABA, Mar 2024 - Present
- Supervised by Jane Smith, BCBA, who has 12 years of experience
- Worked under Dr. Lopez, BCBA-D, Jan 2010 - Dec 2022 director of the clinic
References
Jane Smith, BCBA, Clinical Director, Desert Bloom ABA, 2010 - Present`,
    jobs: ['aba: Behavior Technician @ Desert Bloom ABA 2024-03..present'],
  },
]
