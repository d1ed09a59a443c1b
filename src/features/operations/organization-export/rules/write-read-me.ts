import { listLeftOut } from './export-register.ts'

type About = { organization: string; madeAt: string; timeZone: string }

const formatNames = (names: readonly string[]) => names.map((name) => `    ${name}`).join('\n')

/** Writes the README of an export: its parts, how to read them, and the parts that are left out. */
export const writeReadMe = ({ organization, madeAt, timeZone }: About): string =>
  `Everything Reinforce has on file for ${organization}
As of ${madeAt} (UTC). The organization’s time zone is ${timeZone}.

TABLE.csv      One file for each table. UTF-8, commas, names of the columns in the first line.
               A value is in quotes. A cell without quotes has no value.
               Times are in UTC. Lists are written as PostgreSQL writes them: {a,b}.
files/         Stored files: resumes, documents, pictures. Columns like stored_as, resume_file,
               and profile_image hold the path below this folder.
manifest.json  Rows and SHA-256 of each table, size and SHA-256 of each file, and files that are missing.

Import it into another installation, from the unpacked folder:

  npm run data-migration -- FOLDER --dry-run
  npm run data-migration -- FOLDER

Keep this file safe. It holds personal data of everyone who applied.

Left out:

${listLeftOut()
  .map(({ because, names }) => `  ${because}\n${formatNames(names)}`)
  .join('\n\n')}
`
