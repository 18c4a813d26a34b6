/** Questions of players. */
export const SUBJECTS = [
  {
    subject: "My withdrawal is still pending",
    text: "I asked for it two days ago and it has not moved. When will it be paid?",
  },
  { subject: "Deposit not credited", text: "The money left my account this morning, but my balance is the same." },
  {
    subject: "Cannot verify my card",
    text: "I uploaded both sides and it was rejected. What is wrong with the pictures?",
  },
  { subject: "Bonus missing", text: "I deposited with the code SPRING and did not get the free spins." },
  { subject: "Change of email address", text: "I have no access to my old mailbox. How can I change the address?" },
  { subject: "Game froze during a round", text: "The wheel stopped and the bet was taken. Please look at the round." },
  { subject: "Please close my account", text: "I would like to take a break for six months." },
  { subject: "Bet settled wrongly", text: "My single on the away team is shown as lost, but they won 2–1." },
  { subject: "Wrong bank account", text: "I typed the IBAN wrongly. Can the withdrawal be stopped?" },
  { subject: "Where is my cashback?", text: "Last week's cashback has not arrived." },
] as const;

/** Answers of staff. */
export const ANSWERS = [
  "Thank you for writing. We have asked the payment provider and will come back to you today.",
  "We have looked into it and corrected it. Please sign out and in again.",
  "Could you send us the date and the amount? Then we can find it.",
  "The picture is cut off at the edge. Please take it again with all four corners in view.",
  "This is done. Is there anything else we can do for you?",
] as const;

/** Reminders of players who wait for an answer. */
export const REMINDERS = [
  "Any news?",
  "It was 200, on Tuesday evening.",
  "Thank you, but it is still the same.",
  "Here is the picture again.",
] as const;
