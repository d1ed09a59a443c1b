import * as z from 'zod/mini'
import { urlField, urlText } from '../../../../platform/web/url-field.ts'
import { positions } from '../../../../rules/credential/positions.ts'

/** State of the résumé library in the URL. `both`: the two résumés shown side by side. */
export const resumeSearch = z.object({
  q: urlText(200),
  position: urlField(z.array(z.enum(positions))),
  location: urlField(z.array(z.guid())),
  from: urlText(40),
  until: urlText(40),
  hasVideo: urlField(z.boolean()),
  hasNumber: urlField(z.boolean()),
  page: urlField(z.int().check(z.minimum(1), z.maximum(4_000))),
  both: urlField(z.array(z.guid()).check(z.maxLength(2))),
})
export type ResumeSearch = z.output<typeof resumeSearch>
