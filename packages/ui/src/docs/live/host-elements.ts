/** Elements of HTML that an example may have: text and structure, nothing that loads or runs. */
export const HOST_ELEMENTS: ReadonlySet<string> = new Set(
  "div section p span strong em small code label fieldset legend h2 h3 h4 ul ol li dl dt dd br hr".split(" "),
);
