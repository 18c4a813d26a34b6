import { useEffect, type RefObject } from "react";

/** Takes a file that is dropped anywhere on the form around `inside`, while `wanted`. */
export const useDropOnForm = (
  inside: RefObject<Element | null>,
  enabled: boolean,
  take: (file: File) => void,
): void => {
  useEffect(() => {
    const form = enabled ? inside.current?.closest("form") : undefined;
    if (!form) return undefined;
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    form.addEventListener("dragover", allow);
    form.addEventListener("drop", drop);
    return () => {
      form.removeEventListener("dragover", allow);
      form.removeEventListener("drop", drop);
    };
  }, [inside, enabled, take]);
};
