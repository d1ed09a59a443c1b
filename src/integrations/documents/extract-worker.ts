import { parentPort, workerData } from 'node:worker_threads'
import { extractText, getDocumentProxy } from 'unpdf'
import { docxText } from './docx-text.ts'

const mostPages = 60

const pdfText = async (bytes: Uint8Array): Promise<string> => {
  const document = await getDocumentProxy(bytes, { isEvalSupported: false, disableFontFace: true, maxImageSize: 0 })
  if (document.numPages > mostPages) throw new Error('too many pages')
  const { text } = await extractText(document, { mergePages: false })
  return text.join('\n')
}

const { kind, bytes } = workerData as { kind: 'pdf' | 'docx'; bytes: Uint8Array }
const text = kind === 'pdf' ? await pdfText(bytes) : docxText(Buffer.from(bytes))
parentPort?.postMessage(text)
