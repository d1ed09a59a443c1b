import { Paper, Title } from '@mantine/core'
import { IconChevronDown } from '@reinforce/icons'
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import css from './fold.module.css'

/** The name of the fold that is open from the start: the hash of the address. */
export const OpenFold = createContext('')

type FoldProps = {
  /** Its name, by which `OpenFold` opens it. */
  name: string
  title: string
  /** One line under the title, also while it is closed. */
  lead?: string
  children: ReactNode
}

/** A section that shows its title until it is pressed. Once opened its body stays mounted, so that closing it loses nothing. */
export const Fold = ({ name, title, lead, children }: FoldProps) => {
  const isNamed = useContext(OpenFold) === name
  const [isOpen, setOpen] = useState(isNamed)
  const [wasOpen, setWasOpen] = useState(isNamed)
  const body = useId()
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView({ block: 'start' })
  }, [isNamed])
  const turn = () => {
    setOpen(!isOpen)
    setWasOpen(true)
  }
  return (
    <Paper component="section" aria-label={title} className={css.fold} ref={section} id={name}>
      <button type="button" className={css.head} aria-expanded={isOpen} aria-controls={body} onClick={turn}>
        <span className={css.words}>
          <Title order={3} component="span">
            {title}
          </Title>
          {lead ? <span className={css.lead}>{lead}</span> : null}
        </span>
        <IconChevronDown size={18} stroke={1.7} aria-hidden className={css.sign} />
      </button>
      <div id={body} className={css.body} hidden={!isOpen}>
        {wasOpen ? children : null}
      </div>
    </Paper>
  )
}
