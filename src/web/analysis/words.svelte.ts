/** The words of the analysis, fetched with it, and again when the language changes. */
import type { AnalysisText } from '../../analysis/text/en.ts';
import { analysisTexts } from '../../analysis/text/index.ts';
import { words } from '../words.svelte.ts';

let text = $state.raw<AnalysisText>();

/** Follows the language of the page; called inside the component that shows them. */
export function followAnalysisWords(): () => AnalysisText | undefined {
  $effect(() => {
    void analysisTexts[words.language]().then((loaded) => {
      text = loaded;
    });
  });
  return () => text;
}
