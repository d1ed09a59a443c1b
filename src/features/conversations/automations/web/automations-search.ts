import * as z from 'zod/mini'
import { urlField, urlId, urlOneOf, urlPage } from '../../../../platform/web/url-field.ts'
import { presets } from '../rules/presets.ts'
import { boardViews } from '../rules/statuses.ts'

/** What links of the release before say: read for one release. */
const formerly: Readonly<Record<string, string>> = {
  person: 'needs_staff',
  them: 'awaiting_reply',
  us: 'scheduled',
  older: 'previous_settings',
  noShow: 'no_show',
  quiet: 're_engage',
}
const renamedOneOf = <const T extends readonly [string, ...string[]]>(...choices: T) =>
  urlField(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((said) => (Object.hasOwn(formerly, said) ? formerly[said] : said)),
      ),
      z.enum(choices),
    ),
  )

/** What the page of automations keeps in the URL; the board needs no word, and neither do those who need a person. */
export const automationsSearch = z.object({
  tab: urlOneOf('presets'),
  show: renamedOneOf(...boardViews),
  /** Only those of this automation. */
  preset: renamedOneOf(...presets),
  page: urlPage,
  organization: urlId,
  /** The automation whose settings are open. */
  change: renamedOneOf(...presets),
})
export type AutomationsSearch = z.output<typeof automationsSearch>
export type OnAutomationsSearch = (change: AutomationsSearch, replace?: boolean) => void
