import advertTriggersList from './contexts/advert-triggers.json' with { type: 'json' }
import backwardTriggersList from './contexts/backward-triggers.json' with { type: 'json' }
import forwardTriggersList from './contexts/forward-triggers.json' with { type: 'json' }
import freshStartsList from './contexts/fresh-starts.json' with { type: 'json' }
import planEndsList from './contexts/plan-ends.json' with { type: 'json' }
import pseudoTriggersList from './contexts/pseudo-triggers.json' with { type: 'json' }
import terminatorsList from './contexts/terminators.json' with { type: 'json' }

/** Words that turn what follows them (until the clause ends) into something that is not claimed. `short`: only the next few words. */
export const forwardTriggers = forwardTriggersList

/** Words about the words before them, when nothing else follows. */
export const backwardTriggers = backwardTriggersList

/** The clause that holds one of these was copied from a job post, or has someone's demands. */
export const advertTriggers = advertTriggersList

/** Phrases that hold a trigger and mean nothing of the kind. */
export const pseudoTriggers = pseudoTriggersList

/** A clause turns with one of these: denials and plans before it no longer apply. */
export const terminators = terminatorsList

/** A plan ends with one of these: everything behind is there already. */
export const planEnds = planEndsList

/** After a comma or *and* these begin something new, as does a word that ends in -ed. */
export const freshStarts = freshStartsList
