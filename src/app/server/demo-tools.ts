import type { DemoTools } from '../../db/demo/load-demo.ts'
import { scoreOwnText } from '../../features/candidates/scoring/server/public.ts'
import { playAutopilot } from '../../features/conversations/automations/server/public.ts'

/** What the demo data takes from features: how a résumé is read, and automations that ran for four weeks. */
export const demoTools: DemoTools = { read: scoreOwnText, playAutopilot }
