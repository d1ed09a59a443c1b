import { scanUpload } from '../../../../../integrations/clamav/scan-upload.ts'
import type { MailFile } from '../../../../../integrations/inbound-mail/read-mail.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { longestResumeFile, resumeFileMessages } from '../../../../candidates/resumes/rules/resume-file.ts'
import { detectResumeKind } from '../../../../candidates/resumes/server/public.ts'
import { createFileName, detectMime, isOtherArchive, isProgram } from '../../rules/mail/file-kind.ts'
import type { LeftOut } from '../../rules/mail/mail-document.ts'
import { isSignaturePicture } from '../../rules/mail/signature-picture.ts'

type Resume = { name: string; bytes: Uint8Array; extension: string }
type KeptFile = { name: string; mime: string; bytes: Uint8Array }
export type SortedFiles = { resume: Resume | null; kept: KeptFile[]; leftOut: LeftOut[] }

const resumeName = /r[eé]sum[eé]|\bcv\b|curr[ií]cul|hoja[ _-]de[ _-]vida/i
const letterName = /cover|letter|carta|reference|referencia|certificat|transcript|license|diploma/i

/**
 * Files that look like a résumé by their bytes: one that is named so first, a letter late, a text only if its name
 * marks it as one.
 */
const pickResume = (files: readonly MailFile[]): { file: MailFile; extension: string } | null => {
  const found = files.flatMap((file) => {
    const name = file.name.normalize('NFC')
    const extension = file.bytes.length <= longestResumeFile ? detectResumeKind(file.bytes) : null
    if (!extension || (extension === 'txt' && !/\.txt$/i.test(name)) || (extension === 'docx' && isOtherArchive(name)))
      return []
    const rank =
      (extension === 'txt' ? 4 : 0) + (resumeName.test(name.replaceAll('_', ' ')) ? 0 : letterName.test(name) ? 2 : 1)
    return [{ file, extension, rank }]
  })
  return found.toSorted((a, b) => a.rank - b.rank)[0] ?? null
}

const leftOutWhy = ({ name, mime, bytes, isInline }: MailFile): LeftOut['why'] | null => {
  if (isSignaturePicture({ name, mime, size: bytes.length, isInline })) return 'picture'
  if (bytes.length === 0) return 'empty'
  return isProgram(name, bytes) ? 'program' : null
}

/** Without what a connected scanner finds something in; without its answer nothing is taken. */
const isClean = async (bytes: Uint8Array, { clamav }: Config): Promise<boolean> => {
  const scan = await scanUpload(clamav, bytes)
  if (scan === 'notScanned') throw new UserError('unavailable', resumeFileMessages.notScanned)
  return scan === 'taken'
}

/** Sorts the files of an email: the résumé, what else is kept as it came, and what is named and left out. */
export const sortMailFiles = async (files: readonly MailFile[], config: Config): Promise<SortedFiles> => {
  const sorted: SortedFiles = { resume: null, kept: [], leftOut: [] }
  const taken: MailFile[] = []
  for (const file of files) {
    const why = leftOutWhy(file) ?? ((await isClean(file.bytes, config)) ? null : 'virus')
    if (why === null) taken.push(file)
    else sorted.leftOut.push({ name: file.name, why })
  }
  const resume = pickResume(taken)
  if (resume)
    sorted.resume = {
      name: createFileName(resume.file.name, resume.file.mime),
      bytes: resume.file.bytes,
      extension: resume.extension,
    }
  for (const file of taken)
    if (file !== resume?.file)
      sorted.kept.push({
        name: createFileName(file.name, file.mime),
        mime: detectMime(file.name, file.bytes),
        bytes: file.bytes,
      })
  return sorted
}
