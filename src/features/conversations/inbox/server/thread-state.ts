import { type SQL, sql } from 'drizzle-orm'

const at = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`

/** A thread `t` was put off until a moment that has come: it asks for someone like one with something unread. */
const isBack = (now: Date): SQL => sql`(t.snoozed_until is not null and t.snoozed_until <= ${at(now)})`

export const isClosed = sql`t.closed_at is not null`
export const isSnoozed = (now: Date): SQL =>
  sql`(t.closed_at is null and t.snoozed_until is not null and t.snoozed_until > ${at(now)})`
const isAwake = (now: Date): SQL =>
  sql`(t.closed_at is null and (t.snoozed_until is null or t.snoozed_until <= ${at(now)}))`

/** The newest text is the person's, and they can be answered. */
const awaitsAnswer = sql`(t.last_inbound_at >= t.last_message_at and not exists (select from opt_outs x
  where x.organization_id = t.organization_id and x.phone = t.recipient_phone and x.ended_at is null))`

// The same words as in the index of threads that wait.
const mayWait = sql`t.closed_at is null and (t.unread > 0 or t.last_inbound_at >= t.last_message_at or t.snoozed_until is not null)`

/** Something unread, or back from being put off; no one closed it or put it off. */
export const isUnread = (now: Date): SQL => sql`(${isAwake(now)} and (t.unread > 0 or ${isBack(now)}))`

/** Someone must decide whether a text is an opt-out; closed or snoozed threads included. */
const isUndecided = sql`t.opt_out_review_since is not null`

/** Threads that need someone: unread, read without an answer, back from a snooze, or with an opt-out to decide. */
export const isWaiting = (now: Date): SQL =>
  sql`((${mayWait} and ${isAwake(now)} and (t.unread > 0 or ${isBack(now)} or ${awaitsAnswer})) or ${isUndecided})`

/** Since when a thread waits: since the person wrote, since it came back, or since an opt-out is to be decided. */
export const selectWaitsSince = (now: Date): SQL =>
  sql`case when ${isAwake(now)} and (t.unread > 0 or ${awaitsAnswer}) then t.last_inbound_at
    when ${isAwake(now)} and ${isBack(now)} then t.snoozed_until else t.opt_out_review_since end`

/** How many texts to show as unread. */
export const selectUnreadCount = (now: Date): SQL =>
  sql`case when ${isBack(now)} then greatest(t.unread, 1) else t.unread end`
