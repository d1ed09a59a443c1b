import { lazyBody } from '../../../../ui/lazy.tsx'

export { resolveJobCode } from '../contract/job-codes.ts'
export { ApplyLink } from './apply-link.tsx'
export { applyLink } from './code-query.ts'
export { JobsFrame } from './jobs-frame.tsx'

/** The apply link of a code as a QR code; its drawing comes with who asks for it. */
export const QrBody = lazyBody(async () => (await import('./qr-body.tsx')).QrBody)
