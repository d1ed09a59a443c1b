/** Replies in English in a conversation in which nothing was offered and nothing stands. */
export const openReplies = `
# none accept
yes
Yes
Yes!
yes please
Yes I am
yes I'm interested
Yes I am still interested
yes im still interested
still interested
Still interested!
I'm interested
I am interested
im interested in the position
I'm very interested
Yes definitely
definitely interested
yes very interested thank you
Absolutely
Sure
sure sounds good
of course
yeah
yea
yep
Yup still looking
I'm still looking
still looking for a job yes
ok
sounds good
I would love to
I'd love to interview
id love that
I would like to schedule an interview
I'd like to set up an interview
yes I would like to interview
Yes, I would love the opportunity
👍
that works
that would be great
That'd be great
Yes I'd love to learn more
Interested
Yes, when can we talk?
yes when
yes please let me know when
# none propose
I'm free tomorrow => tom
im free tmrw after 3 => tom >15
tmrw after 3 => tom >15
Tomorrow morning works => tom am
tomorrow at 10 works => tom @10
I'm available tomorrow afternoon => tom aft
I can do tomorrow between 10 and 12 => tom 10-12
any time tomorrow => tom
Anytime Thursday => thu
I'm free Thursday after 3 => thu >15
thursday after 3pm works best => thu >15
Thursday or Friday morning => unsure
wed or thurs after 4 => wed >16 / thu >16
I'm off on Fridays => fri*
I'm off friday => fri
im off wed and fri => wed / fri
I can talk today after 5 => today >17
today after 4 works => today >16
after 4 today => today >16
I'm available after 3 => >15
available after 3pm most days => >15
I get off at 5 => >17
I get off work at 6 => >18
i get off at 3:30 => >15:30
I'm available mornings => am
mornings are best => am
Afternoons work best for me => aft
evenings only => eve
any evening => eve
weekdays after 3 => wkdays >15
Monday through Friday after 2 => wkdays >14
Mon-Fri after 2 => wkdays >14
M-F 9-2 => wkdays 9-14
monday thru thursday before noon => mon <12 / tue <12 / wed <12 / thu <12
Monday to Thursday after 4 => mon >16 / tue >16 / wed >16 / thu >16
weekends => wknd*
Saturday morning? => sat am
saturdays are good => sat*
next week works => nw
I'm free next week => nw
next week after wednesday => unsure
Next week any day after 1 => nw >13
I could do monday at 9 => mon @9
Monday at 9am? => mon @9
Could we talk Monday afternoon => mon aft
monday after lunch => mon >13
Tuesday between 1 and 4 => tue 13-16
tues 1-4 => tue 13-16
tuesday 10am-12pm => tue 10-12
Wednesday from 9am to 11am works => wed 9-11
wednesday before 10 => wed <10
wed until 2 => wed <14
I'm available until 1 tomorrow => tom <13
12/4 after 2 => 12/4 >14
Dec 4 at 10:30 => 12/4 @10:30
December 10 at 3pm => 12/10 @15
december 10 after 12 => 12/10 >12
How about Thursday at 4:15 pm => thu @16:15
is thursday at noon ok => thu @12
Would Thursday at 5 work? => thu @17
can we talk thurs at 5:30 => thu @17:30
can we meet wednesday => wed
Can I come in tomorrow? => tom
can I come in at 2 tomorrow => tom @14
lets do friday at 1 => fri @13
I have a break at noon => @12
my lunch is 12 to 1 => 12-13
my lunch break is from 1 to 2 => 13-14
I'm free around 2 => ~14
around 10 tomorrow works => tom ~10
not tomorrow, but thursday is good => thu
I can't tomorrow but any other day is fine => -tom
Any day except Friday => -fri
any day but monday => -mon
anytime except mornings => -am
I have class tuesday and thursday => -tue -thu
I can't do Tuesdays or Thursdays => -tue* -thu*
I'm not free wednesday => -wed
I work mornings so after 1 is best => >13
I work nights so before noon => <12
I work 8-4 so after 4 => >16
I'm in class until 1, so after that => >13
between 3 and 5 => 15-17
3-5 => 15-17
10 to 11 am => 10-11
11-1 works => 11-13
2 or 3 => @14 / @15
thursday at 2 or 3 => thu @14 / thu @15
At 2 => @14
2:30 => @14:30
noon works => @12
2pm tomorrow => tom @14
5pm today => today @17
tonight? => today eve
tonight at 6 => today @18
this afternoon works => today aft
this evening after 6 => today >18
this week any day after 3 => tw >15
I'm free this week => tw
I am available wednesday december 2 at 1pm => wed @13
Wednesday the 9th at 10am => 12/9 @10
the 10th after 2 => 12/10 >14
Friday morning before 10 => fri <10
friday morning at 8:30 => fri @8:30
i can do friday 8am => fri @8
friday at 7 => unsure
Thursday, preferably after 2 => thu >14
Hi yes I am interested! I'm available Wednesday after 2pm. => wed >14
Yes! I'm free Thursday or Friday after 1 => thu >13 / fri >13
Yes, tomorrow works => tom
yes I can do tomorrow at 1 => tom @13
Yes tomorrow after 4 is good => tom >16
sure, thursday at 10 => thu @10
# none decline
no
No thank you
no thanks
nope
not interested
Not interested thank you
I'm not interested
No longer interested
im no longer interested
I am no longer interested
I found a job
I already found a job
I found another job already thank you
already working somewhere else
I accepted another offer
I got another job
Not looking anymore
I'm not looking right now
not at this time
not at the moment thank you
Not right now
i'm good thanks
I'll pass
ill pass on this one
It's too far for me
too far
the commute is too far for me
The pay is too low
that pay is too low for me thanks
I decided to stay at my current job
going back to school so can't work right now
I moved to another state
no im not interested in this position
Thank you for the opportunity but I'll have to decline
Please withdraw my application
I'd like to withdraw
I don't have transportation so I can't take the job
# none question
how much is the pay
What's the pay?
pay?
whats the pay rate
How much does it pay an hour
how much do you guys pay
What are the hours
what are the hours?
hours?
What's the schedule like
Is it full time?
is it part time or full time
do you have part time
Do you have evening shifts
do you have weekend hours?
is it remote
Where are you located?
where is it located
Which location is this for
whats the address
what city
how far is it
What is the job
what's the position
What job is this
what would I be doing
do I need experience
I don't have experience, is that ok?
Do you train
is training paid
Do you pay for the RBT certification?
do you help with the certification
do I need to be certified
What is an RBT
do i need a car
do I need a degree
what age are the kids
how old are the kids
Is there benefits
do you offer health insurance
is there mileage reimbursement
When would I start
when does it start
are you still hiring
Are you still hiring?
is this position still available?
Is the position still open
did you get my application
Did you receive my resume?
any update on my application?
any updates
have you made a decision
what's the next step
What are the next steps?
who is this
Who is this?
whos this
Who are you
who am i speaking with
what company is this
What company?
how did you get my number
Which job did I apply for
can I apply if I'm 17
do you drug test
is there a background check
`
