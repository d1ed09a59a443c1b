/** More replies in English in which nothing was offered: thanks, calls, and what no one can tell; and wrong numbers and opt-outs in any state. */
export const wrongAndStop = `
# offer wrong
wrong number
You have the wrong number
this isn't Maria
I didn't apply for a job
who is this you have the wrong number
sorry wrong person
# interview wrong
wrong number
you have the wrong number
i dont have an interview, wrong number
Wrong person sorry
# none stop
STOP
stop
Stop.
stop!
stop please
please stop
Stop texting me
stop texting me please
stop txting me
stop messaging me
quit texting me
unsubscribe
Unsubscribe please
unsub
end
END
quit
QUIT
cancel
CANCEL
opt out
Opt out please
opt me out
remove me
Remove me from your list
take me off your list
please take me off the list
Take my number off
delete my number
lose my number
don't text me
Don't text me again
do not text me
do not contact me
don't contact me again
Do not contact me anymore
never text me again
leave me alone
no more texts
No more messages please
stop sending me messages
stop sending texts
stpo
sotp
STOPP
stop it
revoke
stopall
please remove my number from your system
not interested stop texting
not interested, please stop texting me
I'm not interested please remove me
wrong number stop texting me
# offer stop
STOP
stop
cancel
Cancel
unsubscribe
quit
end
no stop texting me
stop texting
remove me from the list
please stop
not interested please take me off your list
don't text me anymore
Stop contacting me
i found a job stop texting me
# interview stop
STOP
Stop
cancel
Cancel
CANCEL
quit
end
unsubscribe
stop texting me
stop messaging me
please remove me from your list
don't text me again
Do not contact me anymore
# soon stop
STOP
cancel
stop
end
stop texting me
# offer unsure
hi
Hello
who
Sorry just saw this
I'm at work can I get back to you
good morning
# interview unsure
hello
hi
I might not be able to make it
not sure if I can make it
maybe
I'll try
ill try to make it
let me check
let me get back to you
?
what
huh
idk
might need to reschedule
possibly need to reschedule, will let you know
I think so
# interview thanks
thank you
Thanks
thank you!
Thank you so much
thanks so much
ty
thx
🙏
appreciate it
Thank you for the opportunity
# interview person
can you call me
please call me
Call me please
can someone call me
I need to talk to someone
can i talk to someone please
give me a call please
are you a bot?
# interview cancel
cancel please
please cancel
`
