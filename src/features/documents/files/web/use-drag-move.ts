import { type DragEvent, useState } from 'react'
import type { DocumentEntry } from '../contract/files.ts'

const type = 'application/x-reinforce-document'
export type DragItem = Pick<DocumentEntry, 'kind' | 'id' | 'name'>

/** Returns props that make a row's name draggable onto a folder. */
export const createDragProps = ({ kind, id, name }: DragItem) => ({
  draggable: true,
  onDragStart: (event: DragEvent<HTMLElement>) => {
    event.dataTransfer.setData(type, JSON.stringify({ kind, id, name }))
    event.dataTransfer.effectAllowed = 'move'
  },
})

const readDragged = (text: string): DragItem | null => {
  const read: unknown = text === '' ? null : JSON.parse(text)
  if (typeof read !== 'object' || read === null || !('kind' in read) || !('id' in read) || !('name' in read))
    return null
  const { kind, id, name } = read
  return kind === 'files' || kind === 'folders' ? { kind, id: String(id), name: String(name) } : null
}

const takes = (event: DragEvent) => event.dataTransfer.types.includes(type)

/** A folder that documents can be dropped onto. */
export const useDropSpot = (onDrop: (dragged: DragItem) => void) => {
  const [over, setOver] = useState(false)
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!takes(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      setOver(false)
      if (!takes(event)) return
      event.preventDefault()
      event.stopPropagation()
      const dragged = readDragged(event.dataTransfer.getData(type))
      if (dragged) onDrop(dragged)
    },
  }
}

/** An area that takes files from the desktop. */
export const useFileDrop = (onFiles: ((files: File[]) => void) | null) => {
  const [over, setOver] = useState(false)
  const takesFiles = (event: DragEvent) => onFiles !== null && event.dataTransfer.types.includes('Files')
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!takesFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        setOver(false)
        if (!takesFiles(event)) return
        event.preventDefault()
        onFiles?.([...event.dataTransfer.files])
      },
    },
  }
}
