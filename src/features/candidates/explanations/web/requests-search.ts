import * as z from 'zod/mini'
import { createUrlChoice, urlPage } from '../../../../platform/web/url-field.ts'

/** State of the list of requests in the URL. Open requests, the default, need no parameter. */
export const requestsSearch = z.object({ state: createUrlChoice('answered'), page: urlPage })
export type RequestsSearch = z.output<typeof requestsSearch>
