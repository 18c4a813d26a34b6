const field = document.getElementById("search");
const found = document.getElementById("found");
const themes = ["", "light", "dark"];

document.getElementById("theme").addEventListener("click", () => {
  const root = document.documentElement;
  const next = themes[(themes.indexOf(root.dataset.theme ?? "") + 1) % themes.length];
  if (next) root.dataset.theme = next;
  else delete root.dataset.theme;
  try {
    localStorage.setItem("contract-theme", next);
  } catch {
    // It holds for this page, then.
  }
  nameTheme();
});

const nameTheme = () => {
  const chosen = document.documentElement.dataset.theme ?? "";
  document.getElementById("theme").textContent = { "": "Auto", light: "Light", dark: "Dark" }[chosen];
};
nameTheme();

const SHOWN = 12;
let active = -1;

/** How well an entry fits a word: the sooner the better; nothing where it does not. */
const rank = ([, method, path, summary, id, , rest], word) => {
  const places = [id, path, summary, method, rest].map((text) => text.toLowerCase().indexOf(word));
  const best = places.findIndex((it) => it >= 0);
  return best < 0 ? undefined : best * 10 + Math.min(9, places[best]);
};

const search = (text) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return globalThis.contractSearch
    .map((entry) => ({ entry, ranks: words.map((word) => rank(entry, word)) }))
    .filter(({ ranks }) => ranks.every((it) => it !== undefined))
    .map(({ entry, ranks }) => ({ entry, sum: ranks.reduce((one, other) => one + other, 0) }))
    .toSorted((one, other) => one.sum - other.sum)
    .slice(0, SHOWN)
    .map(({ entry }) => entry);
};

const element = (tag, className, text) => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
};

const row = ([href, method, path, summary, id, origin], index) => {
  const item = element("li", origin);
  item.id = `found-${index}`;
  item.setAttribute("role", "option");
  const link = element("a");
  link.href = href;
  link.tabIndex = -1;
  link.append(
    element("span", `method ${method.toLowerCase()}`, method),
    element("span", "what", summary || id),
    element("code", "", path),
  );
  item.append(link);
  return item;
};

const choose = (next) => {
  const rows = [...found.children].filter((it) => it.role !== "none" && it.querySelector("a"));
  active = rows.length === 0 ? -1 : (next + rows.length) % rows.length;
  for (const [index, it] of rows.entries()) it.setAttribute("aria-selected", String(index === active));
  if (active >= 0) {
    field.setAttribute("aria-activedescendant", rows[active].id);
    rows[active].scrollIntoView({ block: "nearest" });
  } else field.removeAttribute("aria-activedescendant");
};

const show = () => {
  const entries = search(field.value);
  const isOpen = field.value.trim() !== "";
  found.replaceChildren(...entries.map(row));
  if (isOpen && entries.length === 0) found.append(element("li", "none", "Nothing found"));
  found.hidden = !isOpen;
  field.setAttribute("aria-expanded", String(isOpen));
  choose(0);
};

const close = () => {
  found.hidden = true;
  field.setAttribute("aria-expanded", "false");
};

field.addEventListener("input", show);
field.addEventListener("focus", () => field.value && show());
field.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") choose(active + 1);
  else if (event.key === "ArrowUp") choose(active - 1);
  else if (event.key === "Enter") found.children[active]?.querySelector("a")?.click();
  else if (event.key === "Escape") {
    field.value = "";
    close();
    field.blur();
    return;
  } else return;
  event.preventDefault();
});
found.addEventListener("click", (event) => {
  if (!event.target.closest("a")) return;
  field.value = "";
  close();
  field.blur();
});
document.addEventListener("click", (event) => {
  if (!event.target.closest(".search")) close();
});
document.addEventListener("keydown", (event) => {
  const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
  field.select();
});

// The operation that is read is marked beside it.
const links = new Map([...document.querySelectorAll("nav ul ul a")].map((it) => [it.hash.slice(1), it]));
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) {
        for (const it of links.values()) it.removeAttribute("aria-current");
        links.get(target.id)?.setAttribute("aria-current", "true");
        links.get(target.id)?.scrollIntoView({ block: "nearest" });
      }
  },
  { rootMargin: "-10% 0px -80% 0px" },
);
for (const it of document.querySelectorAll("article.operation")) watcher.observe(it);
