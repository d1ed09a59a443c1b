import { stream } from '../../../../../platform/server/stream.ts'
import { erasureCertificate } from '../../contract/erasures.ts'
import { writeCertificatePage } from '../../rules/write-certificate-page.ts'
import { loadCertificate } from '../load-certificate.ts'

/** The certificate as a plain document: nothing runs in it, and it loads nothing. */
export const erasureCertificateRoute = stream(
  erasureCertificate,
  async ({ input, transact, services, reply }): Promise<unknown> => {
    const certificate = await transact(async (tx) => await loadCertificate(tx, services.traces, input.id), {
      readOnly: true,
    })
    return await reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(writeCertificatePage(certificate))
  },
)
