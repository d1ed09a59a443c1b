/** Inbound texts, one a line, that ask for no more texts. */
export const stopEnglish = `STOP
stop
Stop.
Stop!!!
S T O P
stop please
please stop
Please stop texting me
pls stop
plz stop txting me
stop texting me
Stop messaging me
stop contacting me please
STOPALL
stop all
Unsubscribe
UNSUBSCRIBE ME
unsubscribe please
unsub
Quit
quit it
END
End.
Cancel
CANCEL!
Revoke
I revoke my consent
opt out
OPT-OUT
optout
Opt me out
I want to opt out
I'd like to opt out of these messages
I would like to opt-out of texts
please opt me out of this
remove me
Remove me from your list
remove my number
Please remove my number from your system
pls remove this number
Take me off your list
take me off this list please
take me off
Take my number off your list thanks
delete my number
Delete my number from your records please
Please delete my info and stop texting
lose my number
Lose this number
wrong number
Wrong number.
wrong # sorry
You have the wrong number
you've got the wrong number
I think you have the wrong number
sorry wrong number
Sorry, you have the wrong person
wrong person
This is not Maria, wrong number
This isn't Ana
I'm not Jessica, you have the wrong number
Nobody here by that name
no one by that name here
There is no Kevin at this number
I don't know who this is, stop texting
who is this? stop texting me
New phone who dis, wrong number
This number no longer belongs to her
this is no longer Tanya's number
You are texting the wrong person
do not text me
Do not text me again
don't text me
dont text me anymore
Don't text this number
Don't message me
do not contact me
Please do not contact me again
DO NOT CONTACT
don't contact me again please
Do not call or text
dont ever text me again
never text me again
Never contact me again
quit texting me
Quit messaging this number
quit bothering me
stop bothering me
Stop harassing me
stop spamming me
stop sending me messages
Stop sending these
stop sending texts please
Please stop sending me these messages
could you please stop sending me texts?
can you stop texting me
Can you please stop texting
Would you stop texting me please
No more texts
no more messages please
no more texts please and thank you
No more.
I don't want these texts
I dont want to receive texts
I do not wish to receive any more messages
I no longer wish to be contacted
I no longer want to receive these messages
I don't want any more texts from you
don't want to be contacted
I'd rather not receive texts
I would prefer not to be texted
Please don't text me, I prefer no contact
leave me alone
Leave me alone!!
please leave me alone
go away
Go away.
get lost
F off
fuck off
stop fucking texting me
STOP TEXTING ME!!!!!!!
STOPPPP
stoppp
stop it
Stop this
Stop these messages
stop now
Just stop
ok stop
Ok please stop
Okay stop texting me now
yes stop
STOP STOP STOP
stop stop
Stop, I found another job
Stop, not interested
not interested, stop
Not interested, please remove me
Not interested please take me off your list
no thanks, stop texting me
No thank you please stop
No thanks. Please remove me from your contact list.
I already have a job please stop texting me
I found a job, please take me off your list
I'm no longer looking, please remove my number
I got hired elsewhere, no more texts please
Already working elsewhere. Stop contacting me
unsubscribe from this
How do I unsubscribe
how do I stop these texts
How can I opt out of this?
how do i get off this list
Is there a way to stop these messages
I did not sign up for this stop
I never signed up for this, remove me
I never applied, please stop texting
I never applied to your company. Remove my number
I didn't apply. Don't text me
I didn't give you permission to text me
you do not have my permission to text me
You don't have consent to text this number
I withdraw my consent
I am revoking consent to receive text messages
This is a request to stop all communication
Cease and desist
please cease all communication
Cease contact
Discontinue messages
Please discontinue texting this number
block
I'm blocking you
reporting this as spam
Spam. Stop
this is spam, remove me
I will report you if you text me again
If you text me again I'm calling a lawyer
I'm on the do not call list
This number is on the do not call registry
Put me on your do not call list
add me to your do not contact list
please stop contacting this number
stop text
STOP TEXT
stop msg
Stop msgs
txt stop
Text stop
Stop plz
STOP thanks
Stop. Thank you.
Thanks but please stop texting me
thank you but don't text me anymore
Hi, please stop texting me. Thanks!
Hello, I'd like to be removed from your list
I want to be removed from this list
Please have me removed
can you remove me from this text list?
Could you take my number off please?
Can I be taken off this list
kindly remove my number
Kindly stop messaging me
I asked you to stop
I already said stop
I said stop texting me
I told you to stop texting
for the last time stop texting me
third time asking, remove me
why do you keep texting me, stop
Stop messaging this number, it's a business line
this is a work phone please do not text
this is a landline for a dental office, remove us
My daughter no longer uses this number, please stop
he doesn't have this phone anymore, stop texting
She passed away, please stop texting
This is her mother, please stop texting this number
this is a minor's phone, do not text
I'm driving, stop texting
please stop I am at work
stop!!! I mean it
sTOp
Stop 🛑
🛑
please stop 🙏
end texts
End messages
cancel messages
Cancel texts please
cancel subscription
cancel my subscription to this
quit sending me stuff
no longer interested, please stop
Please quit
I'm good, stop texting
Nope. Stop.
no. stop.
No stop
No!! Stop texting
Enough. Stop texting me
enough with the texts
I've had enough of these messages, stop
do not send me any more texts
dont send me anymore messages
Don't send any more texts to this phone
Please refrain from texting me
please refrain from contacting me further
refrain from messaging this number
STOP MESSAGING
Stop with the messages
Stop with the texts already
You need to stop texting me
u need to stop txtin me
yall need to stop texting me
y'all stop texting this phone
stop hitting me up
Don't hit me up again
take my name off
Take my name off of your list
erase my number
Forget my number
delete me
Delete me from your system
I want off this list
get me off this list
Get me off your texting list please
unenroll me
unsuscribe
unsubcribe
Unsubsribe
stp texting me
stop texing me
STOP TXT
sotp
I wish to stop receiving texts
I want to stop receiving these
I'd like to stop getting these messages
i want the messages to stop
make it stop
make these texts stop
please make this stop
Arrêt
Not the right number
This is not the right person
incorrect number
You have an incorrect number
u got the wrong number bro
Ur texting the wrong #
wrong guy
You texted the wrong person
I am not the person you're looking for
Not me. Wrong number.
This phone belongs to someone else now`
