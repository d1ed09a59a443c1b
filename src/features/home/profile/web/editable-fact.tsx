import { IconPencil } from '@reinforce/icons'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { FactName } from './forms/fact-edit.tsx'
import css from './profile.module.css'
import type { Profile } from './profile-data.ts'

const FactEdit = lazyComponent(async () => (await import('./forms/fact-edit.tsx')).FactEdit)

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

type EditableFactProps = {
  label: string
  children: ReactNode
  /** Null where the viewer may not edit. */
  profile: Profile | null
  names: readonly FactName[]
}

/** A fact about a candidate with its label, and a pencil that edits it in place. */
export const EditableFact = ({ label, children, profile, names }: EditableFactProps) => {
  const [state, setState] = useState<'shown' | 'editing' | 'left'>('shown')
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>
        {state === 'editing' && profile ? (
          <FactEdit
            profile={profile}
            label={label}
            names={names}
            onDone={(focusBack) => setState(focusBack ? 'left' : 'shown')}
          />
        ) : (
          <>
            {children || '–'}
            {profile ? (
              <IconButton
                ref={state === 'left' ? takeFocus : undefined}
                className={css.pencil}
                aria-label={`Edit ${label.toLowerCase()}`}
                data-hint="Edit"
                onClick={() => setState('editing')}
              >
                <IconPencil size={14} stroke={1.7} />
              </IconButton>
            ) : null}
          </>
        )}
      </dd>
    </div>
  )
}
