import { begunAt } from './backup-file.ts'

/** The folder beside a backup that holds what ended since it was begun: who opted out, asked to be deleted, lost a key or an account. */
export const endingsOf = (backup: string): string => backup.replace(/^reinforce-(.+)\.tar\.zst\.age$/, 'since-$1')

/** The backup that a folder of endings belongs to; null for any other name. */
export const backupOfEndings = (name: string): string | null => {
  const [, moment] = /^since-(.+)$/.exec(name) ?? []
  const backup = `reinforce-${moment}.tar.zst.age`
  return moment && begunAt(backup) ? backup : null
}

/** The folders of endings among `names` whose backup is gone. */
export const endingsNeededNoMore = (names: readonly string[]): string[] =>
  names.filter((name) => {
    const backup = backupOfEndings(name)
    return backup !== null && !names.includes(backup)
  })
