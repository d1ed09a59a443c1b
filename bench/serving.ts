import { spawn } from 'node:child_process'

/** A server in a process of its own, so that it does not share its event loop with anyone who asks; answers its address. */
export const serve = async (file: string, env: Record<string, string>, ready: RegExp) => {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const found = ready.exec(text)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}: ${text}`)))
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
