import type { Position } from '../../../../../rules/credential/positions.ts'

const bcba = /\b(?:bcba(?:-d)?|bcaba|board certified (?:assistant )?behaviou?r(?:al)? analyst)s?\b/i
const rbtWords = [
  'rbt',
  'registered behaviou?r(?:al)? tech(?:nician)?',
  'behaviou?r(?:al)? tech(?:nician)?',
  'aba (?:therapist|tech(?:nician)?)',
  'behaviou?r(?:al)? therapist',
  'bt',
]
const rbt = new RegExp(String.raw`\b(?:${rbtWords.join('|')})s?\b`, 'i')
/** Works for or around them and is none, or not yet. */
const anotherWords = [
  String.raw`recruit\w*`,
  String.raw`coordinat\w*`,
  String.raw`schedul\w*`,
  'receptionist',
  'front desk',
  'biller',
  'billing',
  'payroll',
  'human resources',
  'hr',
  'office',
  String.raw`administrat\w*`,
  'trainer',
  'intern',
  'internship',
  'student',
  String.raw`fellow\w*`,
  'trainee',
  'candidate',
  'aspiring',
  'future',
  'supervisor',
  'manager',
  'teacher',
  'nurse',
  'slp',
  'ot',
  String.raw`behaviou?ral health tech\w*`,
]
const another = new RegExp(String.raw`\b(?:${anotherWords.join('|')})\b`, 'i')
/** "$22/hr" is no human resources. */
const pay = /\$?\d[\d.,]*(?:\s?[-–]\s?\$?\d[\d.,]*)?\s?(?:\/|per|an)\s?h(?:ou)?r\b/gi
const traineeRbt = /\b(?:trainee|training|student|aspiring|future)\b/i

/**
 * The position inside a job title ("RBT – Mesa", "Lead BCBA", "Registered Behavior Technician (RBT)"). Null where it names neither, both, or
 * work around them ("RBT Recruiter", "BCBA Intern"): a person has to say.
 */
export const findPositionInTitle = (text: string): Position | null => {
  const title = text
    .slice(0, 200)
    .normalize('NFKC')
    .replace(pay, ' ')
    .replace(/[‐‑–—_/|]/g, ' ')
    .replace(/\s+/g, ' ')
  const [isBcba, isRbt] = [bcba.test(title), rbt.test(title.replace(bcba, ' '))]
  if (isBcba === isRbt) return null
  if (isBcba) return another.test(title) ? null : 'BCBA'
  return another.test(title.replace(traineeRbt, ' ')) ? null : 'RBT'
}
