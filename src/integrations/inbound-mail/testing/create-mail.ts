type Part = { type: string; name?: string; body: string | Uint8Array }
type MailInput = { headers?: Record<string, string>; text?: string; parts?: Part[] }

const lines = (body: string) => body.replace(/.{76}/g, '$&\r\n')
const formatPart = ({ type, name, body }: Part) =>
  [
    `Content-Type: ${type}${name ? `; name="${name}"` : ''}`,
    ...(name ? [`Content-Disposition: attachment; filename="${name}"`] : []),
    'Content-Transfer-Encoding: base64',
    '',
    lines(Buffer.from(body).toString('base64')),
  ].join('\r\n')

/** A raw email with these headers, words and files. */
export const createMail = ({ headers = {}, text = '', parts = [] }: MailInput): Buffer => {
  const head = Object.entries({ From: 'Job Board <noreply@board.test>', ...headers }).map((each) => each.join(': '))
  const all = [{ type: 'text/plain; charset=utf-8', body: text }, ...parts].map((part) => `--x\r\n${formatPart(part)}`)
  const body = [...all, '--x--', ''].join('\r\n')
  return Buffer.from([...head, 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x', '', body].join('\r\n'))
}
