/** Replies in English of who has an interview in three days. */
export const interviewReplies = `
# interview accept
yes
Yes
Yes I'll be there
yes ill be there
I'll be there
I will be there!
Ill be there thank you
see you then
See you then!
See you Thursday
see u thursday
see you on thursday at 2
See ya then
ok
okay
Ok see you then
ok sounds good
Sounds good
sounds great!
Sounds good, thank you!
Great, thank you
great!
Perfect
Perfect, see you Thursday
got it
Got it, thanks
got it thank you
Confirmed
confirm
I confirm
Confirming for Thursday
Confirming my interview
yes confirmed
C
Y
yep
yep still good
Yep I'll be there
yup
Yes, still on
still good
still on for thursday
I'm still coming
Im still able to make it
yes I can still make it
I can make it
Will do
will be there
absolutely
Of course!
definitely
Looking forward to it
looking forward to it!
Looking forward to meeting you
I look forward to speaking with you
Can't wait!
cant wait
excited for it
awesome thanks
Awesome
cool
kk
k
Ok thanks
ok thank you
okay thank you so much
Thank you, see you then
thanks see you thursday
👍
👍👍
👌
✅
Yes ma'am
yes sir
yessir
Copy that
Noted
noted, thank you
that works
That works for me
works for me
Thursday works
thursday at 2 works for me
Thursday at 2 it is
Thursday at 2 sounds good
2pm works
Yes Thursday at 2
thursday at 2 is good
all good
I'm good for thursday
Good for thursday
good with me
I'll be ready
ready for it
wouldn't miss it
Thank you for the reminder, I'll be there
thanks for the reminder
Thanks for the reminder!
I have it on my calendar
its in my calendar
added to my calendar thanks
yes that time still works
Time still works
yeah
yea i can
yes of course
yes i remember
# interview move
can we reschedule
Can we reschedule?
I need to reschedule
i need to reschedule please
Can I reschedule my interview
Could we reschedule?
can i reschedule for another day
Is it possible to reschedule
I would like to reschedule
need to reschedule
reschedule please
Reschedule
resched?
I have to reschedule, something came up
Something came up, can we do another day?
something came up and I cant make it thursday
I can't make it
i cant make it thursday
I can't make it Thursday
I won't be able to make it
I wont be able to make it thursday
I won't be able to make it on Thursday, can we reschedule
unfortunately I cant make it anymore on thursday can we pick a new time
Can we move it
can we move it to another day
can we push it back
can we change the time
Can we change the day?
I need a different time
I need another time
need a new time please
Can I get another time
can I have a different day
Do you have another day available?
That time doesn't work anymore
that time no longer works for me
Thursday doesn't work anymore
thursday doesnt work for me anymore
I got called into work that day
I got called in to work thursday
I have to work thursday now
my shift changed so I cant do thursday
I have a doctor appointment at that time, can we change it
My kid is sick can we do another day
my son is sick I can't come
My car broke down, can we reschedule
Im sick can we reschedule
I'm not feeling well, can we do a different day
I have a family emergency and need to reschedule
Sorry I have a conflict
I have a conflict at that time
I forgot I have class then
I have class at that time
im not available anymore at that time
I am no longer available at that time
is there any other time
Can we postpone?
can we postpone the interview
I'd like to change my interview time
How do I reschedule
how can i change my appointment
I can't do thursday
cant do thursday
cant do 2
can't do 2pm sorry
I can't come thursday
I cant come
unable to make it
Unable to attend Thursday
I wont be there thursday can we do another day
rain check?
Can we do it another time
can we do it some other day please
I have an emergency can we change it
`
