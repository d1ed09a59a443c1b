import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts, program, start } from './programs.ts'

const root = path.resolve(import.meta.dirname, '../..')

type Answer = { data: { result: { value: [number, string] }[] } }

/** Prometheus with the configuration of `deploy/` and the alert rules of `ops/`, where it is installed; `targets`: addresses by their kind. */
export const openPrometheus = async (home: string, targets: Record<string, string[]>) => {
  const file = program('prometheus')
  if (!file) return undefined
  const [port = 0] = await freePorts(1)
  const folder = path.join(home, 'prometheus')
  await mkdir(path.join(folder, 'targets'), { recursive: true })
  await copyFile(path.join(root, 'deploy/prometheus/prometheus.yml'), path.join(folder, 'prometheus.yml'))
  await copyFile(path.join(root, 'ops/prometheus/alerts.yml'), path.join(folder, 'alerts.yml'))
  for (const [kind, addresses] of Object.entries(targets))
    await writeFile(path.join(folder, `targets/${kind}.json`), JSON.stringify([{ targets: addresses }]))
  const started = start({
    home,
    name: 'prometheus',
    file,
    args: [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
  })
  const ask = async (expression: string) => {
    const answer = await fetch(
      `http://127.0.0.1:${port}/api/v1/query?${new URLSearchParams({ query: expression }).toString()}`,
    )
    return Number(((await answer.json()) as Answer).data.result[0]?.value[1])
  }
  /** After a round of questions: who was away a moment ago has answered by then. */
  const watched = async () => {
    await sleep(16_000)
    return { up: await ask('sum(up)'), all: await ask('count(up)') }
  }
  return { started, watched }
}
