/** Replies in English to any of the five questions that answer none of them: the end of texts, wrong numbers, calls, questions back, refusals, thanks. */
export const questionOthers = `
# certified stop
STOP
stop
Stop texting me
unsubscribe
please remove me from your list
no stop texting me
I never signed up for this stop texting me
# hours stop
STOP
Stop
cancel
no, take me off your list
quit texting me
don't text me
no thanks please stop messaging me
# transport stop
stop
END
remove me
no more texts please
lose my number
# adult stop
STOP please
unsubscribe
stop texting my daughter's phone, stop
leave me alone
opt out
# start stop
stop
STOP!
never, stop texting me
please stop
take my number off your list
# certified wrong
wrong number
You have the wrong number
this isn't Maria
I think you have the wrong person
no, wrong number
I didn't apply for anything
# hours wrong
wrong number
sorry wrong number
Wrong person
who is this? wrong number
# transport wrong
wrong number
no you have the wrong number
# adult wrong
wrong number
you got the wrong number lol
I never applied
# start wrong
Wrong number
start what? I never applied
# certified person
can someone call me
Can you call me please
I'd rather talk to someone
can I talk to a person
call me
# hours person
can you give me a call
Could someone call me about the schedule
I'd prefer to talk on the phone
human
can I speak to a real person
# transport person
please call me
can I talk to the recruiter
# adult person
agent
can I speak with someone
# start person
Can you call me
can someone please give me a call to discuss
I would like to speak to someone
# certified question
what's the pay?
What is the pay
whats an rbt
What is RBT?
how much does it pay
are you a bot
is this a bot?
Are you a real person?
is this automated
am I talking to a robot
is this AI?
do you provide training?
Do you train
No, do you provide training?
no but do you guys offer the training?
not yet, do you pay for the course?
is it required
Is that required?
do I need it to apply?
do I need to be certified
who is this
yes! what's the pay?
Yes I do, how much is the pay?
yes where are you located
Yes. Is this full time?
I do! What are the hours?
yes when can I interview?
what do you mean
where is the clinic
which company is this
# hours question
what's the pay
how many hours a week
How many hours is it?
is it every day
Is it every day or can I choose?
Are the hours flexible?
do you have mornings?
do you have anything in the mornings
Do you have weekend hours?
is it part time or full time
yes, how many hours a week would it be?
Yes what is the pay
yes is it everyday?
no do you have anything earlier?
what days
where is it
are you a robot?
is this a real person
which location is this for
why so late
would I work every day
# transport question
how far are the homes
How far would I drive?
do you pay mileage
Do you pay for gas?
yes, do you reimburse mileage?
Yes I drive, how far is it?
where are the clients
what area
What areas?
which city
is mileage paid?
are the clients close to each other
is this a bot
Do you have clinic positions?
no is there a clinic based position?
why
what cities would I be driving to
# adult question
what is the pay
is this a bot or a person
Are you a bot?
who is this
yes, what's the pay?
yes I am, where are you located?
What position is this for?
Yes. When is the interview?
# start question
what's the pay
are you a bot
is this an automated message?
where is the clinic located
who are you again
what is the schedule
# certified decline
not interested
I'm not interested anymore
I'm no longer interested
no longer looking
I found another job
Hi I accepted another position
no and I'm not interested anymore
no thank you, I found something else
Thank you but I already got a job
I changed my mind
# hours decline
not interested
I'm no longer looking
no thanks I found another job
no sorry I got another job
I decided to go with another company
please withdraw my application
# transport decline
I'm not interested
no longer interested
I found a job already
No, and I took another job
it's too far
# adult decline
not interested anymore
I'm no longer interested thanks
already got hired somewhere else
# certified thanks
thank you
thanks!
# hours thanks
thank you so much
Thanks
# transport thanks
thanks
# adult thanks
thank you!
# start thanks
thank you
Thanks so much!
# certified unsure
huh
?
lol
😊
I sent my resume
I applied on indeed
see my resume
it's on my resume
my phone is about to die
can I text you later
# hours unsure
lol
🤔
I applied for the office position
busy right now text you later
I'm driving
I'm at work
see my application
👎
# transport unsure
hm
👀
I live in Mesa
I live close by
I moved to Tempe
I'm at work
see my application
I drive for uber
I'm driving right now
driving, text you later
# adult unsure
?
lol
😂
my name is Kayla
I'm driving
Happy Thanksgiving
# start unsure
hm
lol
I'm at work right now
I'm driving now
text you later
Can I let you know tomorrow
call you tomorrow
I'll text you monday
I have an interview Monday somewhere else
my last day is Friday
`
