/** The words of the analysis. */
import type { AnalysisText } from '../../analysis/text/en.ts';
import { analysisTexts } from '../../analysis/text/index.ts';
import { followedWords } from '../followed-words.svelte.ts';

const text = followedWords<AnalysisText>(analysisTexts);

/** Undefined until the words are there. */
export function followAnalysisWords(): () => AnalysisText | undefined {
  text.follow();
  return () => text.now;
}
