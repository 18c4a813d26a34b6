import { lazy, type ComponentType } from "react";
import type { PanelDefinition, PanelProps } from "../kit/define-module.ts";
import type { PanelId } from "../kit/panel-params.ts";

const components = new WeakMap<PanelDefinition, ComponentType<PanelProps<PanelId>>>();

/** The component of a panel, loaded when it is first drawn. */
export const lazyPanel = (definition: PanelDefinition): ComponentType<PanelProps<PanelId>> => {
  const known = components.get(definition);
  if (known) return known;
  const component = lazy(definition.panel);
  components.set(definition, component);
  return component;
};
