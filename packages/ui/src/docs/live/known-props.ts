/** What Storybook notes about a component from its source: own properties, not those of its element. */
type Documented = { __docgenInfo?: { props?: Readonly<Record<string, unknown>> } };

/** Of React, not of an element. */
const REACT = new Set([
  "key",
  "children",
  "className",
  "htmlFor",
  "style",
  "defaultValue",
  "defaultChecked",
  "asChild",
]);

const ELEMENTS = ["button", "input", "textarea", "select", "a", "label", "form", "img"];

/** "onClick" → "onclick", "maxLength" → itself. */
const isOfElement = (name: string): boolean =>
  ELEMENTS.some((tag) => {
    const element = document.createElement(tag);
    return name in element || (name.startsWith("on") && name.toLowerCase() in element);
  });

/** Whether a component takes a property; without notes about it every name is accepted. */
export const takesProp = (component: unknown, name: string): boolean => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props;
  return !props || name in props || REACT.has(name) || /^(?:aria|data)-/.test(name) || isOfElement(name);
};
