// Finds layout faults in the texts of a page, or of one element, as it is laid out now.
(() => {
  const SLACK = 1.5; // pixels of rounding
  const THINGS =
    'button, a.button, summary, .card, .panel, [role=tab], li, td, th, label, h1, h2, h3';
  const WORD = /[\p{L}\p{N}’'.,;:!?…)»“]+/gu;
  const NAMES = ['aria-label', 'title', 'placeholder', 'alt'];

  // Hundreds of texts have the same ancestors: each is examined once.
  const kept = (find) => {
    const found = new Map();
    return (element) => {
      if (!found.has(element)) found.set(element, find(element));
      return found.get(element);
    };
  };

  const isHidden = (element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest('svg, option, textarea') !== null;

  const rectsOf = (node, start = 0, end = node.length) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
  };

  /** How far a rectangle overflows another to the left and right, or above and below. */
  const outOf = (rect, box, axis) =>
    axis === 'x'
      ? Math.max(box.left - rect.left, rect.right - box.right)
      : Math.max(box.top - rect.top, rect.bottom - box.bottom);

  const describe = (element) => {
    const names = [...element.classList].filter((name) => !name.startsWith('svelte-'));
    return element.tagName.toLowerCase() + names.map((name) => `.${name}`).join('');
  };

  /** A word that continues on the next line without a hyphen of its own; addresses may do that. */
  const brokenWord = (node) => {
    if (node.parentElement.closest('code')) return undefined;
    for (const word of node.data.matchAll(WORD)) {
      const rects = rectsOf(node, word.index, word.index + word[0].length);
      if (new Set(rects.map((rect) => Math.round(rect.top))).size > 1) return word[0];
    }
    return undefined;
  };

  const lieOnEachOther = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height * 0.35;

  class Page {
    faults = new Set();
    texts = new Set();
    inButtons = [];
    styleOf = kept((element) => {
      const { overflowX, overflowY, display, position, clipPath, maskImage, fontSize } =
        getComputedStyle(element);
      const flow = { x: overflowX, y: overflowY };
      return { flow, display, position, clipPath, maskImage, size: parseFloat(fontSize) };
    });
    boxOf = kept((element) => element.getBoundingClientRect());
    isThing = kept((element) => element.matches(THINGS));
    /** Visually hidden: one pixel, clipped. */
    isUnseen = kept(
      (element) =>
        this.styleOf(element).clipPath === 'inset(50%)' ||
        (element.parentElement !== null && this.isUnseen(element.parentElement)),
    );

    note(what, element, text) {
      const thing = element.closest(THINGS) ?? element;
      const where = thing === element ? describe(element) : `${describe(thing)} ${describe(element)}`;
      this.faults.add(`${what}: "${text.trim().slice(0, 60)}" in ${where}`);
    }

    /** A text that fades out at its end is shown in full by the tooltip of its card. */
    isShownElsewhere(element) {
      return this.styleOf(element).maskImage !== 'none' && element.closest('[data-card]') !== null;
    }

    /** What one ancestor does to a text, if it does anything. */
    done(one, rects, axis, loose) {
      const style = this.styleOf(one);
      const box = this.boxOf(one);
      const most = Math.max(...rects.map((rect) => outOf(rect, box, axis)));
      // A line box is higher than its letters: a small overflow cuts off no letter.
      if (most <= (axis === 'x' ? SLACK : style.size * 0.3) || style.display === 'inline')
        return '';
      if (['hidden', 'clip'].includes(style.flow[axis])) {
        return this.isShownElsewhere(one) ? 'shown elsewhere' : `cut off (${axis})`;
      }
      return !loose && this.isThing(one) ? `sticks out (${axis})` : '';
    }

    /** Examines all ancestors of a text; what can be scrolled into view is no fault. */
    around(node, rects) {
      const reachable = { x: false, y: false };
      let loose = false;
      for (let one = node.parentElement; one; one = one.parentElement) {
        for (const axis of ['x', 'y']) {
          if (['auto', 'scroll'].includes(this.styleOf(one).flow[axis])) reachable[axis] = true;
          const found = reachable[axis] ? '' : this.done(one, rects, axis, loose);
          if (found === 'shown elsewhere') reachable[axis] = true;
          else if (found) return found;
        }
        // Cards of a hand overlap, each complete in itself.
        loose ||= one.matches('.card') || ['absolute', 'fixed'].includes(this.styleOf(one).position);
        if (this.styleOf(one).position === 'fixed') break;
      }
      const isOut = rects.some((rect) => outOf(rect, { left: 0, right: innerWidth }, 'x') > SLACK);
      return isOut && !reachable.x ? 'out of the window' : '';
    }

    read(node) {
      const parent = node.parentElement;
      if (!node.data.trim() || isHidden(parent)) return;
      // Commands for a terminal are the same in every language.
      if (!parent.closest('code')) this.texts.add(node.data.trim());
      const rects = this.isUnseen(parent) ? [] : rectsOf(node);
      if (!rects.length) return;
      const found = this.around(node, rects);
      if (found) this.note(found, parent, node.data);
      const word = brokenWord(node);
      if (word) this.note('broken word', parent, word);
      const button = parent.closest('button, a.button, .card');
      if (button) this.inButtons.push({ button, parent, node, rects });
    }

    /** Finds texts of one button that overlap. */
    compare() {
      this.inButtons.forEach((one, at) => {
        for (const other of this.inButtons.slice(at + 1)) {
          const { parent } = one;
          if (other.button !== one.button || parent.contains(other.parent)) continue;
          if (other.parent.contains(parent)) continue;
          if (one.rects.some((a) => other.rects.some((b) => lieOnEachOther(a, b))))
            this.note('lies on another text', parent, one.node.data);
        }
      });
    }

    /** The text of a select or of an empty field has no text node. */
    readField(field) {
      if (isHidden(field) || this.isUnseen(field)) return;
      const { font, paddingLeft, paddingRight, appearance } = getComputedStyle(field);
      const isChoice = field.matches('select');
      const shown = isChoice ? (field.selectedOptions[0]?.textContent ?? '') : field.placeholder;
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = font;
      const arrow = isChoice && appearance !== 'none' ? 18 : 0;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
      if (pen.measureText(shown.trim()).width > room + SLACK)
        this.note('cut off in its field', field, shown);
    }
  }

  return (root = document.body) => {
    const page = new Page();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) page.read(node);
    page.compare();
    for (const field of root.querySelectorAll('select, input[placeholder]')) page.readField(field);
    for (const name of NAMES) {
      for (const one of root.querySelectorAll(`[${name}]`)) page.texts.add(one.getAttribute(name));
    }
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth + 1)
      page.faults.add(`the page is ${wide} wide in a window of ${innerWidth}`);
    return { faults: [...page.faults], texts: [...page.texts] };
  };
})();
