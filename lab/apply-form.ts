import { request } from 'node:http'

/** A job code of the demo's clinic: its places are numbered among those of all clinics. */
export const someCode = async (address: string): Promise<string> => {
  for (let n = 1; n <= 40; n += 1) if ((await fetch(`${address}/api/apply/BPA-L${n}-R2`)).ok) return `BPA-L${n}-R2`
  throw new Error('The demo has no job code of Bright Path ABA')
}

/** Sends one form to the apply page of a code, from an address of the loopback network of its own for each `n`; answers the status, 0 for none, and how long that took. */
export const sendForm = async (
  address: string,
  code: string,
  { form, n }: { form: FormData; n: number },
): Promise<{ status: number; ms: number }> => {
  const at = new URL(address)
  const made = new Request('http://x/', { method: 'POST', body: form })
  const body = Buffer.from(await made.arrayBuffer())
  const sent = performance.now()
  return await new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - sent })
    const call = request({
      host: at.hostname,
      port: at.port,
      localAddress: `127.0.${1 + Math.floor((n % 50_000) / 250)}.${1 + (n % 250)}`,
      method: 'POST',
      path: `/api/apply/${code}`,
      headers: { 'content-type': made.headers.get('content-type') ?? '', 'content-length': body.length },
    })
    call.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => end(answer.statusCode ?? 0))
    })
    call.on('error', () => end(0))
    call.end(body)
  })
}
