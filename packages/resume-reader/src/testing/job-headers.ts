/** Work histories in many shapes, with the jobs a person reads in them as `kind: title @ employer from..to`; today is 2026-11-24. */
export const jobHeaders: { text: string; jobs: string[] }[] = [
  {
    text: 'Lead Teacher, Toddler Room, Sunny Days Preschool, Austin, TX\t06/2019–02/2021',
    jobs: ['related: Lead Teacher, Toddler Room @ Sunny Days Preschool 2019-06..2021-02'],
  },
  {
    text: 'Teacher, Special Education | Wake County Schools | Aug 2017 – Feb 2022\n• Wrote IEPs',
    jobs: ['related: Teacher, Special Education @ Wake County Schools 2017-08..2022-02'],
  },
  {
    text: 'Repartidor, Panadería El Sol, San Antonio, TX\njulio 2025 – actualidad',
    jobs: ['other: Repartidor @ Panadería El Sol 2025-07..present'],
  },
  {
    text: 'Home Attendant, Premier Home Care, Queens NY, Jan ’19 – Mar ’22',
    jobs: ['related: Home Attendant @ Premier Home Care 2019-01..2022-03'],
  },
  {
    text: 'RBT, Weekend Team\nBlackstone Behavior\n03/2023 – Present',
    jobs: ['aba: RBT, Weekend Team @ Blackstone Behavior 2023-03..present'],
  },
  {
    text: 'nanny for the alvarez family, 2019-2022\ncashier at dollar tree 2017-2019',
    jobs: ['related: nanny @ alvarez family 2019-01..2022-12', 'other: cashier @ dollar tree 2017-01..2019-12'],
  },
  {
    text: 'Niñera de la familia Ortega\nenero 2019 a febrero 2022',
    jobs: ['related: Niñera @ familia Ortega 2019-01..2022-02'],
  },
  {
    text: '2019-06 to 2021-02: Paraprofessional, Resource Room – Hillcrest Elementary School',
    jobs: ['related: Paraprofessional, Resource Room @ Hillcrest Elementary School 2019-06..2021-02'],
  },
  {
    text: 'Behavior Technician – Bay Bridge Autism\nServices, Oakland, CA\n08/2021 – Present\nRan programs',
    jobs: ['aba: Behavior Technician @ Bay Bridge Autism Services 2021-08..present'],
  },
  {
    text: 'Oak Street Behavioral Health\nRegistered Behavior Technician\nMarch 2022 to Present\n• DTT\nRidge Elementary\nReading Interventionist\nAugust 2018 to March 2022\n• Groups',
    jobs: [
      'aba: Registered Behavior Technician @ Oak Street Behavioral Health 2022-03..present',
      'other: Reading Interventionist @ Ridge Elementary 2018-08..2022-03',
    ],
  },
  {
    text: 'Qualified Behavior Analyst (QBA)\nSierra Behavior Clinic, Reno, NV\n07/2023 – Present',
    jobs: ['aba: Qualified Behavior Analyst (QBA) @ Sierra Behavior Clinic 2023-07..present'],
  },
  {
    text: 'Behavior Technician, Panhandle ABA\n• Ran trials\nAide, Amarillo ISD, 2019 – 2022\n• Life skills classroom',
    jobs: ['aba: Behavior Technician @ Panhandle ABA null..null', 'related: Aide @ Amarillo ISD 2019-01..2022-12'],
  },
  {
    text: 'Framer, Mabry & Sons, Boise, ID\n2020 – 04/2024',
    jobs: ['other: Framer @ Mabry & Sons 2020-01..2024-04'],
  },
  {
    text: 'Bagger – Publix (2019 – 2021)',
    jobs: ['other: Bagger @ Publix 2019-01..2021-12'],
  },
  {
    text: 'Special Education Aide Alief ISD Houston TX\t08/2021-12/2023',
    jobs: ['related: Special Education Aide @ Alief ISD 2021-08..2023-12'],
  },
  {
    text: '01/2024-Present\tBehavior Technician\tLone Star Behavior Health\tHouston TX',
    jobs: ['aba: Behavior Technician @ Lone Star Behavior Health 2024-01..present'],
  },
  {
    text: 'Black Hills Behavior Center Rapid City, SD\nRBT Feb. 2021 – present',
    jobs: ['aba: RBT @ Black Hills Behavior Center 2021-02..present'],
  },
  {
    text: 'Tapestry Behavior Partners\nLead RBT (March 2024 – Present)\n• Mentor\nRBT (June 2021 – February 2024)\n• Sessions',
    jobs: [
      'aba: Lead RBT @ Tapestry Behavior Partners 2024-03..present',
      'aba: RBT @ Tapestry Behavior Partners 2021-06..2024-02',
    ],
  },
  {
    text: 'Asistente de salud en el hogar\nAgencia Cuidar, Lawrence\nFebrero 2021 – Julio 2024',
    jobs: ['related: Asistente de salud en el hogar @ Agencia Cuidar 2021-02..2024-07'],
  },
  {
    text: 'desde marzo de 2020 hasta la fecha\tTécnica de conducta\tCentro Crecer',
    jobs: ['aba: Técnica de conducta @ Centro Crecer 2020-03..present'],
  },
  {
    text: 'Direct Support Professional @ Sunrise Group Homes | 5/20 - 8/22',
    jobs: ['related: Direct Support Professional @ Sunrise Group Homes 2020-05..2022-08'],
  },
  {
    text: 'Kindergarten Assistant, St. Anne Catholic School (Aug 2016–June 2019)',
    jobs: ['related: Kindergarten Assistant @ St. Anne Catholic School 2016-08..2019-06'],
  },
  {
    text: 'Position: Behavior Interventionist\nCompany: Coastal Autism Therapy Center\nDates: 02/2022 - 09/2024\n• 1:1 sessions',
    jobs: ['aba: Behavior Interventionist @ Coastal Autism Therapy Center 2022-02..2024-09'],
  },
  {
    text: 'STARBUCKS, Shift Supervisor, Summer 2020',
    jobs: ['other: Shift Supervisor @ STARBUCKS 2020-06..2020-08'],
  },
  {
    text: 'Trader Joe’s — Crew Member — 2018 to 2020\nChipotle — Crew Member — 2016 to 2018',
    jobs: ['other: Crew Member @ Trader Joe’s 2018-01..2020-12', 'other: Crew Member @ Chipotle 2016-01..2018-12'],
  },
  {
    text: 'Center for Autism and Related Disorders, Tampa, FL\nBehavior Therapist II\nOct 2019 - Jan 2021',
    jobs: ['aba: Behavior Therapist II @ Center for Autism and Related Disorders 2019-10..2021-01'],
  },
]
