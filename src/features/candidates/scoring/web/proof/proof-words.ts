/** What the things that are read are called on screen, by their names in the report. */
export const measuredWords: Record<string, string> = {
  is_resume: 'That it is a resume',
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
  Found: 'What the rubric calls Found',
}

/** What a clinic that uses the tool keeps for its records: a heading and its sentences. */
export const records: readonly { title: string; sentences: readonly string[] }[] = [
  {
    title: 'What it is for',
    sentences: [
      'It reads the resume of somebody who applied as an RBT or a BCBA, and says what of a published rubric stands in it, word for word, with a number from 0 to 100 for skills and for experience.',
      'It helps people to decide in which order they read applications. It decides nothing: no one is moved, archived or refused by a number.',
      'It is not for other professions, not for promotions or dismissals, and not for a decision without a person.',
    ],
  },
  {
    title: 'What it looks at',
    sentences: [
      'The words of the resume: certifications and their state, jobs with their months, methods, data and notes, behavior reduction, safety training, assessments, supervision, settings, and, for BCBAs, the values that the clinic stated.',
      'The hours somebody can work and the state of a certificate are shown beside the number and count for nothing in it.',
    ],
  },
  {
    title: 'What it never looks at',
    sentences: [
      'Name, pronoun, age, photo, address, ZIP code, school, the employer’s name as a brand, year of graduation, gaps between jobs, video. Sex, race and disability are not asked for and not guessed.',
    ],
  },
  {
    title: 'What is known to go wrong',
    sentences: [
      'It knows what stands in the resume. Whoever writes little gets a low number, whatever they can do.',
      'It reads English and Spanish. Scans and photos cannot be read; it says so and calls nothing missing that may stand there.',
      'Certifications and months of related work are read wrongly more often than the rest: see the table.',
      'The figures were measured with invented resumes, few hands wrote them, and real ones will differ.',
    ],
  },
  {
    title: 'What people can do',
    sentences: [
      'Every candidate can be given a page of their own that shows what was read and what would change the number, and on which they ask for a correction or for a person. Such requests stand in a list with a clock of 30 days.',
      'Staff can set a number by hand, with a reason, or have a resume read again.',
    ],
  },
  {
    title: 'What is kept',
    sentences: [
      'The version of the rubric, the day, the facts that were read with their quotes, and the points of each criterion, as long as the candidate is kept; they go with the candidate. The same document gives the same number every time: no model that learns has a part in it.',
    ],
  },
]
