/** More replies in English in which nothing was offered: thanks, calls, and what no one can tell; and wrong numbers and opt-outs in any state. */
export const openOthers = `
# none thanks
thanks
Thanks!
Thank you
thank you!
Thank you so much
thank u
ty
tysm
thx
Thank you for the update
thanks for letting me know
Thank you for reaching out
thank you for getting back to me
I appreciate it
appreciate it
Ok thanks
ok thank you
Okay thank you so much
great thanks
🙏
thank you have a great day
You too
no problem
np
no worries
# none person
call me
Call me please
please call me
Can you call me?
can you call me please
could someone call me
Can someone please call me
give me a call
Give me a call when you get a chance
I'd rather talk on the phone
I prefer a phone call
can I talk to someone
can i speak to someone please
Can I speak with a person
I want to talk to a person
is this a bot
are you a bot?
Are you a robot
Am I talking to a real person
is this automated
is this a real person
person
agent
Human please
what number can I call
Can I call you?
do you have a number I can call
whats a good number to call
id rather speak with someone
can we talk on the phone
# none unsure
maybe
Maybe
hmm
idk
not sure
I'm not sure yet
i dont know
let me think about it
I need to think about it
ill think about it
let me get back to you
I'll get back to you
ill let you know
Let me check my schedule
can I let you know tomorrow
I'll know by friday
lol
haha
what
huh
?
???
hi
Hello
hey
good morning
Good afternoon
hello this is Brenda
Hi this is Tasha
Sorry just seeing this
sorry for the late reply
I was asleep
im driving
I'm at work right now
in a meeting
at work
I just applied
I sent my resume
I sent it
done
just filled it out
I emailed you
I called and left a message
I left a voicemail
Depends on the pay
depends
it depends
yes and no
yes but not now
maybe next month
in january
after the holidays
asdf
.
ok but
I'll be there
see you then
the second one
2
1
I lost my phone
Here is my certificate
I passed my exam!
my name is Devon Carter
RBT
25
6 months
# none wrong
wrong number
Wrong number
you have the wrong number
You got the wrong number
I think you have the wrong number
wrong person
you have the wrong person
Sorry wrong number
wrong #
this is not Maria
This isn't Maria
this isnt jasmine
I'm not Maria
im not Jasmine you have the wrong number
I don't know any Maria
i dont know who that is, wrong number
who is Maria? wrong number
Nobody here by that name
no one by that name here
there is no Ashley here
this is no longer her number
This is not her number anymore
this is his mom, wrong number
I never applied for this job
i didnt apply for anything
I didn't apply
I did not apply to this
`
