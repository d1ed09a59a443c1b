import type { Position } from '../../../../../rules/credential/positions.ts'

const bcba = /\b(?:bcba(?:-d)?|bcaba|board certified (?:assistant )?behaviou?r(?:al)? analyst)s?\b/i
const rbt = new RegExp(
  [
    String.raw`\b(?:rbt|registered behaviou?r(?:al)? tech(?:nician)?|behaviou?r(?:al)? tech(?:nician)?`,
    String.raw`|aba (?:therapist|tech(?:nician)?)|behaviou?r(?:al)? therapist|bt)s?\b`,
  ].join(''),
  'i',
)
/** Works for or around them and is none, or not yet. */
const another = new RegExp(
  [
    String.raw`\b(?:recruit\w*|coordinat\w*|schedul\w*|receptionist|front desk|biller|billing|payroll`,
    String.raw`|human resources|hr|office|administrat\w*|trainer|intern|internship|student|fellow\w*|trainee`,
    String.raw`|candidate|aspiring|future|supervisor|manager|teacher|nurse|slp|ot|behaviou?ral health tech\w*)\b`,
  ].join(''),
  'i',
)
/** "$22/hr" is no human resources. */
const pay = /\$?\d[\d.,]*(?:\s?[-–]\s?\$?\d[\d.,]*)?\s?(?:\/|per|an)\s?h(?:ou)?r\b/gi
const traineeRbt = /\b(?:trainee|training|student|aspiring|future)\b/i

/**
 * The position inside a job title ("RBT – Mesa", "Lead BCBA", "Registered Behavior Technician (RBT)"). Null where it names neither, both, or
 * work around them ("RBT Recruiter", "BCBA Intern"): a person has to say.
 */
export const positionInTitle = (text: string): Position | null => {
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
