import { setPriority } from 'node:os'
import { platform } from 'node:process'
import { workerData } from 'node:worker_threads'

// Before the script is loaded: its modules take as much of a processor as many questions. Linux gives the thread what the server leaves;
// elsewhere it would mean the whole process.
if (platform === 'linux') setPriority(0, 10)
await import((workerData as { script: string }).script)
