import { stream } from '../../../../../platform/server/stream.ts'
import { erasureCertificate } from '../../contract/erasures.ts'
import { writeCertificatePage } from '../../rules/write-certificate-page.ts'
import { loadCertificate } from '../load-certificate.ts'
import { sendPrintedPage } from '../send-printed-page.ts'

/** The certificate as a plain document: nothing runs in it, and it loads nothing. */
export const erasureCertificateRoute = stream(
  erasureCertificate,
  async ({ input, transact, services, reply }): Promise<unknown> => {
    const certificate = await transact(async (tx) => await loadCertificate(tx, services.traces, input.id), {
      readOnly: true,
    })
    return await sendPrintedPage(reply, writeCertificatePage(certificate))
  },
)
