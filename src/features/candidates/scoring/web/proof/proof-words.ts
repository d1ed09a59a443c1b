/** Screen names of the measured data, by their names in the report. */
export const measuredWords: Record<string, string> = {
  is_resume: 'Is a resume',
  position: 'Position',
  current_rbt: 'Works as an RBT now',
  certifications: 'Certifications: kind, number, state',
  'aba_months ± 1': 'Months of ABA work, one more or less',
  'related_months ± 1': 'Months of related work, one more or less',
  skills: 'Skills',
  assessments: 'Assessments',
  systems: 'Systems',
  languages: 'Languages',
  'education.highest': 'Highest degree',
  'employers: name': 'Employers',
  'employers: title': 'Titles',
  'employers: from': 'First month of a job',
  'employers: to': 'Last month of a job',
  Found: 'Criteria marked Found',
}

/** Records that a clinic keeps about its use of the tool: headings with their sentences. */
export const records: readonly { title: string; sentences: readonly string[] }[] = [
  {
    title: 'Purpose',
    sentences: [
      'It reads the resume of someone who applied as an RBT or a BCBA. It quotes what the resume says about ' +
        'each criterion of a published rubric, and gives a number from 0 to 100 for skills and for experience.',
      'It helps people decide which applications to read first. It makes no decision: a number never moves, archives, or rejects anyone.',
      'It is not for other professions, for promotions or dismissals, or for decisions without a person.',
    ],
  },
  {
    title: 'Data it reads',
    sentences: [
      'The text of the resume: certifications and their status, jobs with their months, methods, data and ' +
        'notes, behavior reduction, safety training, assessments, supervision, settings, and, for BCBAs, the ' +
        'clinic’s values.',
      'The hours someone can work and the status of a certificate appear next to the number and don’t change it.',
    ],
  },
  {
    title: 'Data it never uses',
    sentences: [
      'Name, pronoun, age, photo, address, ZIP code, school, the employer’s name as a brand, year of ' +
        'graduation, gaps between jobs, video. It does not ask for or guess sex, race, or disability.',
    ],
  },
  {
    title: 'Known limits',
    sentences: [
      'It knows only what the resume says. People who write little get a low number, no matter what they can do.',
      'It reads English and Spanish. It cannot read scans and photos. It reports them, and marks nothing as missing that may be in them.',
      'It misreads certifications and months of related work more often than the rest. See the table.',
      'We measured the figures with invented resumes that few people wrote. Real ones will differ.',
    ],
  },
  {
    title: 'Corrections and reviews',
    sentences: [
      'You can give every candidate a page that shows what was read and what would change the number. There, ' +
        'they can ask for a correction or a human review. You have 30 days to answer each request.',
      'Staff can set a number themselves, with a reason, or have a resume read again.',
    ],
  },
  {
    title: 'Stored data',
    sentences: [
      'The rubric version, the day, the facts with their quotes, and the points for each criterion. They are ' +
        'deleted with the candidate. The same document gives the same number every time: no learning model is ' +
        'involved.',
    ],
  },
]
