/** Components of the kit that a panel is made of, and the patterns that describe them. */
const KINDS = [
  ["ConfirmPanel", ["Confirmation panel", "Confirmations"]],
  ["ConfirmFormPanel", ["Confirmation with fields", "Confirmations"]],
  ["DecisionPanel", ["Decision panel", "Confirmations"]],
  ["FormPanel", ["Form panel"]],
  ["RecordPanel", ["Record panel"]],
  ["ListInPanel", ["List in a panel"]],
  ["WizardPanel", ["Wizard panel"]],
  ["CalculatorPanel", ["Calculator panel"]],
] as const;

/** Title of a pattern page in Storybook. */
export type PanelPattern = (typeof KINDS)[number][1][number] | "Destructive actions" | "Money";

/** Pattern pages, with good and bad examples, of a panel with this source. */
export const panelPatterns = (source: string, movesMoney: boolean): PanelPattern[] => {
  const own = KINDS.flatMap(([component, patterns]) => (source.includes(`<${component}`) ? [...patterns] : []));
  const dangerous = /\birreversible=|tone="danger"/.test(source) ? (["Destructive actions"] as const) : [];
  return [...new Set<PanelPattern>([...own, ...dangerous, ...(movesMoney ? (["Money"] as const) : [])])];
};
