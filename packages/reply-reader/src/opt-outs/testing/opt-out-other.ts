/** Texts that ask for no such thing, however much they look like it. */
export const noneFirst = `Hi! Yes I'm interested
Yes
yes please
Sure, tomorrow works
Tomorrow at 3 works for me
Can we do Friday instead?
I can't stop smiling
I can't stop thinking about this job
I won't stop until I get my RBT
nothing can stop me lol
I'll stop by tomorrow
Can I stop by the clinic to fill out the forms?
I will stop by at 4
I stopped by but nobody was there
the bus stop is right in front of the clinic
Is there a bus stop near the clinic?
My bus stops at Main St
One stop away, be there in 5
Non-stop flights only lol
I work nonstop but can talk at 6
When does the training end?
My shift ends at 5
I can start at the end of the month
at the end of next week
The end of the day is best
Weekend works best
I'm free this weekend
I had to quit my last job because of the commute
I quit my job last month
I'm not quitting, just asking about hours
Why did the last person quit?
I need to cancel my interview
Can we cancel Thursday and reschedule?
cancel my interview tomorrow please, I'm sick
I have to cancel today's interview, can we move it?
Please cancel my appointment and give me a new one
Sorry I had to cancel
My class got cancelled so I'm free
Don't cancel please I'm on my way
Please don't remove me from the list, I'm still interested
Please don't take me off the list
don't forget about me
Do not worry, I'll be there
I don't mind driving
I don't have reliable wifi, can you call?
Don't text me before 9, I sleep late, after is fine
I do not have a certification yet
You can text me anytime
feel free to text me
Text me when you know
Text me the address please
please text me the address
Can you text me the link again?
I'd prefer text over calls
Text is best
Please call me
call me after 5
Could you call me at lunch?
Please contact me by email at ana@example.com
My number changed, it's 512-555-0188
I gave you the wrong number on the form, it's 512 555 0133
I put the wrong number on my application, sorry
I think I put the wrong date
Wrong time, I meant 4pm
sorry wrong address
I went to the wrong building, where are you?
wrong link?
The link is wrong
I think you have the wrong email for me
Is this the right number for the clinic?
Is this the right person to ask about pay?
I'm looking for the right fit
How do I end the video?
How do I cancel the assessment and start over?
how do I unsubscribe from the job board emails? not yours
Do I have to quit my current job first?
Do you stop pay during training?
Does the pay stop in summer?
Can I opt out of the health insurance?
Can I opt out of Saturdays?
I want to opt in to the training
Is there an opt out for weekends?
I removed the extra page from my resume
Should I remove the photo from my resume?
can you remove my old resume and use this one
Please delete the first resume, I sent a new one
I deleted the email by accident, resend?
My phone is going to die
I lost my number card with the code
I lost the link
Leave the form at the desk?
I'm leaving work now
I have to leave at 3
Can I leave my resume at the front desk?
Is there paid leave?
Maternity leave?
I'm on leave until Monday
please leave a voicemail
I have been taking care of kids, they never stop moving
Kids don't stop lol
Getting a toddler to stop crying is my superpower
I teach kids to stop hitting
My last client wouldn't stop running away
we used a stop sign visual with him
stop, drop and roll training lol
I am CPR certified, stop the bleed too
I blocked off Tuesday for the interview
Which block is the clinic on?
I'm two blocks away
I live on the 400 block of Elm
What's the pay?
How much is the pay per hour?
Where is the clinic?
What are the hours
Is this remote?
Do I need a car?
I have 2 years experience
I'm an RBT since 2021
My RBT expires in March
I am not certified yet
not yet
No
No, I don't have a car
no I can't do mornings
No problem!
no worries
no sorry, Thursday I have class
Nope but I can learn
not right now, maybe in spring
Not available this week but next week yes
Not interested in part time but full time yes!
I'm interested in full time
I'm very interested, when can we talk
Still interested!
Are you still hiring?
Did I get the job?
Did you get my resume?
who should I ask for?
Who is the supervisor?
Who is this? Oh, Sam from the clinic! Hi!
Who will be interviewing me?
Hi Sam, this is Ana
This is Ana, yes I applied
I applied yesterday
I applied twice by mistake
I just applied on Indeed
I already have a job but I'm looking to switch
I already have my RBT
I already told my boss I'm leaving
I already sent it
I already filled it out
Why are you asking for my SSN?
Thank you so much!
Thanks
thx
ok
Okay sounds good
K
👍
❤️
lol
Great
Perfect see you then
See you at 10
On my way
Running 10 min late, sorry
I'm outside
Which door?
I'm at work, can I call at 5?
I'm driving, will text later
I'm at work, will reply tonight
In class, can't talk now
Sorry for the late reply
Sorry I missed your call
sorry just saw this
I was sick
My kid is sick, can we reschedule?
Can we reschedule
Need to reschedule please
What should I wear
Do I bring my ID?
Do I need to bring anything?
Is it ok if I bring my resume?
Is training paid?
Do you offer supervision hours?
How many hours a week?
Monday Wednesday Friday after 2
Any day after 3pm
mornings only
I speak Spanish too
Bilingual
I have a background in psychology
I love working with kids
I've worked with autistic kids for 3 years
Start date?
When would I start
I can start Monday
I can start right away
Can I start next month?
how do I get started`
/** Texts that take an opt-out back. */
export const start = `START
start
Start.
UNSTOP
unstop
resume texts
resubscribe
Opt in
opt me back in
you can text me again
Please start texting me again
I changed my mind, you can text me
empezar
comenzar
Puede escribirme otra vez`
/** Texts that ask who writes. */
export const help = `HELP
help
Help!
INFO
info
ayuda
AYUDA`
