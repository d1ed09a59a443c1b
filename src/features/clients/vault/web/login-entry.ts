import type { ReplyOf } from '../../../../platform/web/call.ts'
import type { loginDetails } from '../contract/vault.ts'

/** A saved login with what is known of it, its sealed parts excepted. */
export type LoginEntry = ReplyOf<typeof loginDetails>
