import { useState, type ComponentProps, type ComponentType } from "react";
import { prefetch, lazyComponent } from "../lazy-component.ts";
import { Opening } from "./opening.tsx";

type TriggerProps = Pick<
  ComponentProps<"button">,
  "onPointerEnter" | "onFocus" | "onClick" | "aria-haspopup" | "aria-expanded"
>;

/**
 * A button whose menu is loaded on demand: hover or focus starts loading, a click opens it. Until then the page has only
 * the button. The loaded component renders the same button as its trigger, and opens immediately with `defaultOpen`.
 */
export const deferred = <Props extends object>(
  Trigger: ComponentType<TriggerProps>,
  load: () => Promise<{ default: ComponentType<Props & { defaultOpen: boolean }> }>,
): ComponentType<Props> => {
  const preload = () => prefetch(load);
  return function Deferred(props: Props) {
    const [wanted, setWanted] = useState(false);
    const trigger = (
      <Trigger
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setWanted(true)}
      />
    );
    const Loaded = wanted && lazyComponent(load);
    return Loaded ? (
      <Opening fallback={trigger} onCancel={() => setWanted(false)}>
        <Loaded {...props} defaultOpen />
      </Opening>
    ) : (
      trigger
    );
  };
};
