import type { DemoTools } from '../../db/demo/load-demo.ts'
import { scoreOwnText } from '../../features/candidates/scoring/server/public.ts'
import { playAutopilot } from '../../features/conversations/automations/server/public.ts'

/** Tools of features for the demo data: reads a résumé, and plays automations of the last four weeks. */
export const demoTools: DemoTools = { read: scoreOwnText, playAutopilot }
