/** Changes that designers and authors of screens need to know; moves within the code do not belong here. */
export const CHANGES: readonly { date: string; changes: readonly string[] }[] = [
  {
    date: "30 November 2026",
    changes: [
      "Review: notes stand beside the look, with a severity, and a press on the look pins one. They are exported as Markdown, or as HTML with pictures.",
      "Review and Docs pages show every state of a panel, or say why it does not apply. The sidebar has each panel and page once.",
    ],
  },
  {
    date: "28 November 2026",
    changes: [
      "Review: each state opens in the page, with a tick, a note and the next look. Marks can be exported and imported, and looks that changed since their tick are listed.",
      "The Docs page of a component has anatomy, variants, content rules and an example to copy.",
      "The Docs page of a panel lists its fields as staff see them, and links to its patterns.",
    ],
  },
  {
    date: "26 November 2026",
    changes: [
      "A form is not sent while a file of it is still on its way; it says so, and forgets that once the file is there.",
      "The search box of a list gives way to 176 px before the filters beside it take a second row.",
      "The badges of a drawer stand below a title that needs the whole width.",
      "The bar of tools of a rich text is not drawn anew at every letter.",
      "A chart writes its values on all bars or on none.",
      "BarControl is exported, for a search box outside a filter bar whose text stands in the address: a plain box loses letters that are typed fast.",
    ],
  },
  {
    date: "25 November 2026",
    changes: [
      "In a narrow frame the actions of a row are one menu that stays in sight, and the first amount stands right after the first column.",
      "↓ in the search box of a list goes to its rows.",
      "A link to a view carries its columns.",
      "Confirmations with fields and decisions offer again what was typed before a reload; pressed while a field is refused, they say what is wrong.",
      "Number boxes read numbers as the reader's locale writes them, thousands included; what they cannot read stays in sight, and nothing is sent.",
      "Date boxes look like the console's dates. The calendar opens from a button or with Alt and ↓.",
      "Ranges have Yesterday, Last 7 days, Last week and Last month; the end of a range includes the minute or day it names.",
      "A minus is − on screen.",
      "Question mark lists every key; slash goes to the search box of the list.",
      "WizardPanel and CalculatorPanel are new; the wizard keeps a step open when its write is refused.",
      "Forms offer again what was typed before a reload.",
      "A file field says what it refuses and why.",
      "A saved view is named on its button.",
      "Toasts go once what they were about is over.",
    ],
  },
  {
    date: "Before",
    changes: [
      "Tables draw a page of rows at once; pinned columns stick only where the table scrolls.",
      "Confirmations, decisions, forms and records come from the kit's panels.",
      "A queue shows the place in it, moves on with J and K, and approves with one key.",
    ],
  },
];
